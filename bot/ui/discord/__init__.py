"""Talking to Discord: answering in time, editing at its pace, and knowing what it refuses."""
