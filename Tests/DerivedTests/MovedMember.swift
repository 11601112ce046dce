import SourceModel

/// A twin in parts that may stand in any order.
struct MovableTwin {
  /// What stands first in a file.
  var opening: [Side: String]
  /// The members of one type, and the types beside it, by side.
  var members: [Side: [String]]
  var types: [Side: [String]]

  /// The twin with its members and types turned by so many places: at 1, the last one stands first.
  func turned(_ side: Side, by places: Int) -> String {
    let type = [opening[side, default: ""]] + turned(members[side, default: []], by: places) + ["}"]
    return turned([type.joined(separator: "\n\n")] + types[side, default: []], by: places).joined(separator: "\n\n")
      + "\n"
  }

  func twin(swift: Int, kotlin: Int) -> Twin {
    Twin(
      name: "turned by \(swift) and \(kotlin)", swift: turned(.swift, by: swift), kotlin: turned(.kotlin, by: kotlin))
  }

  private func turned(_ parts: [String], by places: Int) -> [String] {
    guard !parts.isEmpty else { return [] }
    let cut = parts.count - places % parts.count
    return Array(parts[cut...] + parts[..<cut])
  }

  /// Every kind of difference that stands in a member of its own, among members that are equal.
  static let wallet = MovableTwin(
    opening: [.swift: "final class Wallet {", .kotlin: "class Wallet {"],
    members: [
      .swift: [
        "let currency = \"EUR\"",
        "private var coins: [Coin] = []",
        "let owner: String?",
        """
        func add(_ coin: Coin) {
            coins.append(coin)
            journal.record("coin_added")
        }
        """,
        """
        func isFull(limit: Int) -> Bool {
            if coins.count > limit { return true }
            return false
        }
        """,
        """
        func empty() {
            coins.removeAll()
            journal.clear()
            screen.close()
        }
        """,
        "func total(rate: Double = 1.0) -> Double { Exchange.sum(coins, rate: rate) }",
        "func share(with friend: String) -> Bool { friend == \"anna\" }",
      ],
      .kotlin: [
        "val currency = \"USD\"",
        "private val coins: MutableList<Coin> = mutableListOf()",
        "val owner: String = \"\"",
        """
        fun add(coin: Coin) {
            coins.add(coin)
            journal.record("coin_inserted")
        }
        """,
        """
        fun isFull(limit: Int): Boolean {
            if (coins.size >= limit) { return true }
            return false
        }
        """,
        """
        fun empty() {
            coins.clear()
            screen.close()
        }
        """,
        "fun total(rate: Double = 1.5): Double = Exchange.sum(coins, rate = rate)",
      ],
    ],
    types: [
      .swift: [
        """
        enum Coin {
            case cent
            case euro
            case token
        }
        """,
        "struct Exchange {\n    let name: String\n}",
      ],
      .kotlin: [
        """
        enum class Coin {
            CENT,
            EURO
        }
        """,
        "data class Exchange(val name: String)",
      ],
    ])
}
