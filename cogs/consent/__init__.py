"""Consent: the answers to all requests; the feature that makes a request puts it into the messages."""

from cogs.consent.cog import Answers
