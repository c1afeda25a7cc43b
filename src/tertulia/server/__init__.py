"""Tables over the network: nothing lost, nothing leaked, no rules."""
