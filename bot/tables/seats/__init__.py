"""Who sits where: coming and going, absence, the queue, blocks, the host."""
