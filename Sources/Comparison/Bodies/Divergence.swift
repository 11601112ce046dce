package import SourceModel

/// One difference between two normal forms that are counterparts.
package struct Divergence: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    /// A condition or a comparison.
    case condition
    case literal
    /// Another function is called, or with other arguments.
    case call
    /// Any other expression.
    case expression
    /// A simple statement with several differences.
    case statement
    /// A statement that one side lacks.
    case missingStatement
    /// A branch, loop or exit that one side has, or has elsewhere.
    case controlFlow
    /// The same statements in another order.
    case order
    /// One side has something around statements that both have.
    case wrapped
    /// One side handles, or ignores, an error that the other lets go or acts upon.
    case errorHandling

    /// Whether such a difference says what is decided or shown otherwise, and not only that something is.
    package var isTelling: Bool {
      switch self {
      case .condition, .literal, .controlFlow, .errorHandling: true
      case .call, .expression, .statement, .missingStatement, .order, .wrapped: false
      }
    }
  }

  /// What one side has around something that both have.
  package enum Wrapping: String, Sendable, Hashable {
    case condition
    case loop
    /// A closure that is handed to a function.
    case closure
    /// `do`, `try` with a `catch`.
    case handler
    case finally
    /// `try?`.
    case attempt
  }

  /// Where it stands on one side.
  package struct Place: Sendable, Hashable {
    package var range: ByteRange
    /// The text to show; wider than `range` where that is only a part of what the reader must see.
    package var quote: ByteRange
    /// Nothing stands here: the counterpart would.
    package var isInsertionPoint = false

    package init(_ range: ByteRange, quote: ByteRange? = nil, isInsertionPoint: Bool = false) {
      self.range = range
      self.quote = quote ?? range
      self.isInsertionPoint = isInsertionPoint
    }
  }

  package var kind: Kind
  package var swift: Place
  package var kotlin: Place
  /// The side that has what the other lacks; `nil` when both have something.
  package var presentSide: Side?
  /// There is a reading under which this is no difference, such as an exhaustive switch with and without `default`.
  package var isWeak = false
  /// Whether it is weak only because the two sides say it in expressions of different kinds, as languages do.
  package var isOfOtherForm = false
  /// Hashes of the differing normal forms, Swift first; stable under moved lines and renamed locals.
  package var identity: [UInt64]
  /// One side asks the opposite of what the other does, or speaks of another value by the same name, which the text alone
  /// may not show: `guard` asks for what must hold, `if` for what must not, and a pattern may call one value as its case
  /// calls another.
  package var isOpposite = false
  /// The two names when all that differs is a name.
  package var names: [String] = []
  /// Another function of the same receiver is called, with the same arguments.
  package var isCallee = false
  /// The only argument that one of two calls has more, as its label and what it hands over; empty for a constant.
  package var extraArgument = ""
  /// What is called when a statement is missing that is a call, or is handed a closure; canonical.
  package var mention = ""
  /// What the side that has more has around the other's code.
  package var wrapping: Wrapping?
  /// The Swift statement that a moved one has passed.
  package var passed: ByteRange?
  /// A statement that one side lacks, and that gives up under a condition: a guard, a `require`.
  package var isGuard = false
  /// A local that one side lacks. What is made of it is compared where it is used.
  package var isLocal = false
  /// All else of an expression or a statement around it is the same on both sides.
  package var standsAlone = false
  /// What makes one text of the other, where both have a text and one small thing differs.
  package var edit: TextEdit?

  package func place(on side: Side) -> Place { side == .swift ? swift : kotlin }

  /// Whether this is certain also where the statements around it are not counterparts.
  package var isTellable: Bool { standsAlone && !isWeak }

  /// Whether both are about the same code of a side.
  func touches(_ other: Divergence) -> Bool {
    Side.allCases.contains { place(on: $0).range.overlaps(other.place(on: $0).range) }
  }

  package init(kind: Kind, swift: Place, kotlin: Place, identity: [UInt64]) {
    self.kind = kind
    self.swift = swift
    self.kotlin = kotlin
    self.identity = identity
  }
}

/// How far two bodies may be compared.
package enum ParityLevel: String, Sendable, Hashable, Comparable {
  /// Only that both exist.
  case name
  /// Their outlines.
  case structure
  /// Statement by statement.
  case statement

  private var rank: Int {
    switch self {
    case .name: 0
    case .structure: 1
    case .statement: 2
    }
  }

  package static func < (left: ParityLevel, right: ParityLevel) -> Bool { left.rank < right.rank }
}

/// What comparing the bodies of two members gives.
package struct BodyComparison: Sendable, Hashable {
  /// In source order of the Swift side; of more than `limit` those that say most. Complete only at statement level; above
  /// it those are certain that stand alone.
  package var divergences: [Divergence] = []
  /// How many more there are than `divergences` holds.
  package var omitted = 0
  /// Credited share of both sides' nodes, 0…1.
  package var similarity = 1.0
  package var level = ParityLevel.statement
  /// Nodes that have an equal counterpart, on each side.
  package var equalNodes = 0
  package var swiftNodes = 0
  package var kotlinNodes = 0
  /// Names that face each other and differ, also inside statements that are told as a whole.
  package var facingNames: [FacingNames] = []
  /// Where more differs than is told: what only one side says.
  package var words = OneSidedWords()
  /// A limit kept the comparison from looking closer.
  package var isTruncated = false

  /// Divergences that one member reports at most; those that differ by one and the same edit of a text count once.
  package static let limit = 5

  /// The divergences that may be told by themselves: all where the bodies are alike enough, and otherwise those of what is
  /// decided or shown inside something that is else the same.
  package var tellable: [Divergence] {
    if level == .statement { return divergences }
    return divergences.filter(\.isTellable)
  }

  package init() {}
}
