package import CodeModel
package import SourceModel

/// Two files that are meant to mirror each other, as positions in the lists of units.
package struct Twin: Sendable, Hashable {
  package var swift: Int
  package var kotlin: Int
  package var evidence: [Evidence]
  package var level: ComparisonLevel
  /// Whether the files test others.
  package var isTest: Bool

  package init(
    swift: Int, kotlin: Int, evidence: [Evidence], level: ComparisonLevel = .full, isTest: Bool = false
  ) {
    self.swift = swift
    self.kotlin = kotlin
    self.evidence = evidence
    self.level = level
    self.isTest = isTest
  }

  /// The position of a side's unit.
  package subscript(_ side: Side) -> Int { side == .swift ? swift : kotlin }
}

/// Two types that are counterparts, with their extensions; `swift` and `kotlin` are the types or, for a type that is
/// declared elsewhere, its first extension.
package struct TypePair: Sendable, Hashable {
  package var swift: DeclarationID
  package var kotlin: DeclarationID
  package var evidence: [Evidence]
  /// Only extensions are here on a side, of a type that it does not declare.
  package var isExtensionOnly: Bool

  package subscript(_ side: Side) -> DeclarationID { side == .swift ? swift : kotlin }
}

/// Two members or file-level declarations that are counterparts.
package struct MemberPair: Sendable, Hashable {
  package var swift: DeclarationID
  package var kotlin: DeclarationID
  /// Position in `Mapping.types` of the pair whose members they are; `nil` at file level.
  package var owner: Int?
  package var evidence: [Evidence]

  package subscript(_ side: Side) -> DeclarationID { side == .swift ? swift : kotlin }
}

/// A member without counterpart inside a type or file that has one.
package struct LoneMember: Sendable, Hashable {
  package var declaration: DeclarationID
  /// Position in `Mapping.types`; `nil` at file level.
  package var owner: Int?
}

/// Who is whose counterpart, across both sides.
package struct Mapping: Sendable {
  package var swift: DeclarationIndex
  package var kotlin: DeclarationIndex
  package var plumbing = Plumbing()
  package var lexicon = Lexicon()
  package var tests = TestFiles()
  package var examples = ExampleFiles()
  /// By Swift path, then Kotlin path. A file may stand in several twins.
  package var twins: [Twin] = []
  package var types: [TypePair] = []
  package var members: [MemberPair] = []
  package var views: [ViewPair] = []
  /// Members without counterpart, in source order, Swift first.
  package var loneMembers: [LoneMember] = []
  /// Types without counterpart whose enclosing type, if any, has one; Swift first.
  package var loneTypes: [DeclarationID] = []
  /// Directives that name a counterpart which could not be linked.
  package var unresolved: [UnresolvedTwin] = []
  /// Pairs of paths, from the configuration or from directives, of which one is not among the files.
  package var missing: [PairingConventions.PathPair] = []
  /// Positions of units that stand in no twin.
  package var unpairedSwift: [Int] = []
  package var unpairedKotlin: [Int] = []

  package func index(_ side: Side) -> DeclarationIndex { side == .swift ? swift : kotlin }

  package subscript(id: DeclarationID) -> IndexedDeclaration {
    switch id.side {
    case .swift: swift[id]
    case .kotlin: kotlin[id]
    }
  }
}
