enum ModerationVerdict: Equatable {
  case allow
  case review(score: Int)
  case mute(minutes: Int)
  case remove(reason: String)

  var severity: Int {
    switch self {
    case .allow: 0
    case .review: 1
    case .mute: 2
    case .remove: 3
    }
  }

  /// Text for the author, if the author is told at all.
  var notice: String? {
    switch self {
    case .allow, .review: nil
    case .mute(let minutes) where minutes >= 60: "You are muted for \(minutes / 60) h."
    case .mute(let minutes): "You are muted for \(minutes) min."
    case .remove(let reason): "Your message was removed: \(reason)."
    }
  }
}

struct MessageContext {
  let text: String
  let reportCount: Int
  let authorAgeDays: Int
  let linkCount: Int
}

typealias ModerationRule = (MessageContext) -> ModerationVerdict

struct ModerationEngine {
  let rules: [ModerationRule]

  init(rules: [ModerationRule] = ModerationEngine.standardRules) {
    self.rules = rules
  }

  /// The most severe verdict wins, the earlier rule among equals.
  func verdict(for context: MessageContext) -> ModerationVerdict {
    rules.map { $0(context) }.max { $0.severity < $1.severity } ?? .allow
  }

  static let standardRules: [ModerationRule] = [reports, spam, shouting]

  static func reports(_ context: MessageContext) -> ModerationVerdict {
    switch context.reportCount {
    case 10...: .remove(reason: "reported by many members")
    case 3...9: .review(score: context.reportCount * 10)
    default: .allow
    }
  }

  static func spam(_ context: MessageContext) -> ModerationVerdict {
    guard context.authorAgeDays < 7, context.linkCount > 0 else { return .allow }
    return context.linkCount > 3 ? .mute(minutes: 90) : .review(score: 50)
  }

  static func shouting(_ context: MessageContext) -> ModerationVerdict {
    let scalars = context.text.unicodeScalars
    let upper = scalars.filter { ("A"..."Z").contains($0) }.count
    let lower = scalars.filter { ("a"..."z").contains($0) }.count
    guard upper + lower >= 10, upper * 100 / (upper + lower) > 80 else { return .allow }
    return .mute(minutes: 5)
  }
}
