func text(_ xs: [String]) -> String { xs.joined() }
