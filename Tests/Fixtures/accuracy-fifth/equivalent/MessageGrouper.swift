struct ChatMessage: Equatable {
  let id: Int64
  let authorID: String
  let sentAtMillis: Int64
  var isSystem = false
}

struct MessageGroup: Equatable {
  fileprivate(set) var messages: [ChatMessage]

  var authorID: String { messages[0].authorID }
  var isSystem: Bool { messages[0].isSystem }

  func bubble(at index: Int) -> BubbleShape {
    switch (index == 0, index == messages.count - 1) {
    case (true, true): return .single
    case (true, false): return .top
    case (false, true): return .bottom
    case (false, false): return .middle
    }
  }
}

enum BubbleShape {
  case single, top, middle, bottom
}

struct MessageGrouper {
  private let maxGapMillis: Int64

  init(maxGapMillis: Int64 = 5 * 60 * 1_000) {
    precondition(maxGapMillis >= 0, "maxGapMillis must not be negative")
    self.maxGapMillis = maxGapMillis
  }

  /// Expects messages in display order, oldest first.
  func group(_ messages: [ChatMessage]) -> [MessageGroup] {
    messages.reduce(into: []) { groups, message in
      if let previous = groups.last?.messages.last, belongsTogether(previous, message) {
        groups[groups.count - 1].messages.append(message)
      } else {
        groups.append(MessageGroup(messages: [message]))
      }
    }
  }

  private func belongsTogether(_ previous: ChatMessage, _ next: ChatMessage) -> Bool {
    guard !previous.isSystem, !next.isSystem, previous.authorID == next.authorID else {
      return false
    }
    return (0..<maxGapMillis).contains(next.sentAtMillis - previous.sentAtMillis)
  }
}
