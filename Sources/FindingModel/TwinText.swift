/// The two files of a twin and what corresponds in them, for reporters that show them side by side.
package struct TwinText: Sendable, Hashable {
  package var swift: String
  package var kotlin: String
  /// By Swift line, then Kotlin line; what stands on the Kotlin side alone comes last.
  package var members: [MemberLink]

  package init(swift: String, kotlin: String, members: [MemberLink]) {
    self.swift = swift
    self.kotlin = kotlin
    self.members = members
  }
}

/// A type or member of a twin with its counterpart in the other file, if it has one there.
package struct MemberLink: Sendable, Hashable {
  package enum Standing: String, Sendable, Hashable {
    case equal
    case divergent
    case swiftOnly = "swift-only"
    case kotlinOnly = "kotlin-only"
    /// A type: its members tell how it stands.
    case type
  }

  /// `Type.member(label:)`, as the Swift side spells it where there is one.
  package var name: String
  package var standing: Standing
  /// The lines of the declarations, from 1, from the line of the name to that of the end.
  package var swift: ClosedRange<Int>?
  package var kotlin: ClosedRange<Int>?

  package init(name: String, standing: Standing, swift: ClosedRange<Int>?, kotlin: ClosedRange<Int>?) {
    self.name = name
    self.standing = standing
    self.swift = swift
    self.kotlin = kotlin
  }
}
