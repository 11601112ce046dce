enum Suit: CaseIterable { case hearts, spades }
func names() -> [String] { Suit.allCases.map { $0.label } }
