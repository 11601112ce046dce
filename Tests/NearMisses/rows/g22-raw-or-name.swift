enum Kind: String { case fooBar }
func f(_ k: Kind) -> String { return k.rawValue }
