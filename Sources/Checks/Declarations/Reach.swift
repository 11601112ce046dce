internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// Who sees a declaration: nobody else, its module, everybody.
enum Reach: Int, Comparable {
  case file
  case module
  case everybody

  static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
}

/// What is written, also at the Swift extension around a member.
func visibility(_ id: DeclarationID, in twin: ComparedTwin) -> Visibility {
  let entry = twin.mapping[id]
  guard entry.declaration.visibility == .none, let parent = entry.parent,
    twin.mapping[parent].declaration.kind == .extension
  else { return entry.declaration.visibility }
  return twin.mapping[parent].declaration.visibility
}

func reach(_ visibility: Visibility, _ side: Side) -> Reach {
  switch visibility {
  case .private, .fileprivate: .file
  case .protected, .internal, .package: .module
  case .public, .open: .everybody
  case .none: side == .swift ? .module : .everybody
  }
}

func enclosingReach(_ id: DeclarationID, in twin: ComparedTwin) -> Reach {
  var reach = Reach.everybody
  var next = twin.mapping[id].parent
  while let parent = next {
    if twin.mapping[parent].declaration.kind != .extension {
      reach = min(reach, Checks.reach(twin.mapping[parent].declaration.visibility, id.side))
    }
    next = twin.mapping[parent].parent
  }
  return reach
}

extension ComparedTwin {
  /// Whether a declaration and its counterpart are how a library does what it offers, and not what it offers: callers then
  /// stand in the same module, and what they have to write is as free as what a private function takes. In Kotlin
  /// everybody sees what says nothing, which proves little against what Swift keeps to itself; where a code base is more
  /// than a library both have to.
  func areImplementation(_ swift: DeclarationID, _ kotlin: DeclarationID) -> Bool {
    if isOffered(swift) { return false }
    let publication = kinship.publication
    return isMemberOfShownType(swift) || publication.isLibrary || publication.publishes && !isOffered(kotlin)
  }

  /// The same of two members, unless all else in their type is kept equal.
  func areImplementation(_ pair: MemberPair) -> Bool {
    !isAboutChange && areImplementation(pair.swift, pair.kotlin) && !agreement.isBeside(pair)
  }

  /// Whether a type without counterpart is how a library does what it offers: other modules do not see it. What is sent or
  /// kept shows in the properties that hold it.
  func isImplementation(_ type: IndexedDeclaration) -> Bool { kinship.publication.isLibrary && !isOffered(type.id) }

  /// The same of a member, which other modules cannot use.
  func isImplementation(member: IndexedDeclaration) -> Bool {
    let isSent =
      member.declaration.kind == .property
      && member.parent.map { mapping[$0].declaration.modifiers.contains(.coded) } ?? false
    return [.function, .property].contains(member.declaration.kind) && !isSent && !twin.isTest
      && kinship.publication.isLibrary && !isOffered(member.id)
  }

  /// Whether other modules see a declaration.
  func isOffered(_ id: DeclarationID) -> Bool { reachOutside(id) == .everybody }

  /// Who sees a declaration through all that stands around it.
  private func reachOutside(_ id: DeclarationID) -> Reach {
    let entry = mapping[id]
    let around = enclosingReach(id, in: self)
    // Requirements and cases are seen by whoever sees what they belong to.
    let isPart = entry.parent.map { mapping[$0].declaration.kind == .interface } ?? false
    if isPart || entry.declaration.kind == .enumCase { return around }
    return min(around, reach(visibility(id, in: self), id.side))
  }

  private func isMemberOfShownType(_ id: DeclarationID) -> Bool {
    guard let parent = mapping[id].parent else { return false }
    let types = lineage(of: parent).filter { $0.declaration.kind != .extension }
    return !types.isEmpty && types.contains { isOffered($0.id) }
  }
}
