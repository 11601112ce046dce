/// Who wrote something, as a code host tells.
package struct HostAuthor: Sendable, Hashable {
  package var name: String
  /// Whether it is a program that the host knows as one.
  package var isBot: Bool

  package init(_ name: String, isBot: Bool = false) {
    self.name = name
    self.isBot = isBot
  }
}

/// As whom a token writes.
enum TokenOwner: Sendable, Hashable {
  case user(String)
  /// A workflow or an app: GitHub writes with a name of its own for each, and does not tell which.
  case someBot

  func mayBe(_ author: HostAuthor) -> Bool {
    switch self {
    case .user(let name): author.name == name
    case .someBot: author.isBot
    }
  }

  /// Whether a failure to change what may be ours can mean that it is another program's.
  func isExplained(_ failure: PostingFailure) -> Bool {
    self == .someBot && [.forbidden, .absent].contains(failure.kind)
  }
}
