"""What is shown when somebody asks for it, one file a feature."""
