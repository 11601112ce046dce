extension CheckCatalogue {
  /// A setting that rules, and the configuration, may give to a check.
  package struct Option: Sendable {
    package let name: String
    /// What may be set; `nil` for any words.
    package let words: [String]?
  }

  /// Checks that look for what their rule spells out.
  static let needsOperations: Set<String> = ["operations-differ", "operation-on-one-side"]

  /// In alphabetical order; empty for checks that leave nothing to be set.
  package static func options(of check: String) -> [Option] {
    switch check {
    case "operations-differ":
      [
        Option(name: "names", words: nil),
        Option(name: "negative", words: nil),
        Option(name: "positive", words: nil),
        Option(name: "quiet-names", words: nil),
        Option(name: "sure-in", words: ["absent-result", "decimals", "limit", "machine", "money", "order"]),
        Option(name: "sure-when", words: ["alone", "member", "twin"]),
      ]
    case "broad-catch-swallows": [Option(name: "rethrowing", words: nil)]
    case "computed-property-stored": [Option(name: "clocks", words: nil)]
    case "lock-reentrancy": [Option(name: "kotlin-locks", words: nil), Option(name: "swift-locks", words: nil)]
    case "idle-sequence": [Option(name: "makers", words: nil), Option(name: "steps", words: nil)]
    case "int-width": [Option(name: "names", words: nil), Option(name: "limits", words: nil)]
    case "interpolated-type": [Option(name: "kinds", words: ["collection", "floating", "optional", "structure"])]
    case "weak-capture-dropped": [Option(name: "screen-names", words: nil)]
    case "callback-while-iterating":
      [Option(name: "listener-words", words: nil), Option(name: "callback-prefixes", words: nil)]
    case "operation-on-one-side": [Option(name: "side", words: ["swift", "kotlin", "either"])]
    default: []
    }
  }
}
