"""The pure kit that games are made of: cards, actions, the contract, panels, records; standard library only."""
