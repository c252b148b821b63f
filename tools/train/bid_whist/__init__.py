"""Make the table of deals that the computer player of Bid Whist reads."""
