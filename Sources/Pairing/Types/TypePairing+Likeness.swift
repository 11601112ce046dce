internal import CodeModel
internal import SourceModel

/// What likeness needs besides a score where it would make twins of two files that no name makes twins: one type that
/// is taken for another there brings the whole of both files together.
extension TypePairing {
  /// Whether what two types have in common is their own.
  ///
  /// - Parameter name: how alike their names are.
  func mayJoinFiles(_ left: Int, _ right: Int, name: Double) -> Bool {
    if areTwins(left, right) || areParentsPaired(left, right) { return true }
    let demanded = swift.demandedKeys(of: left).union(kotlin.demandedKeys(of: right))
    let own = swiftKeys[left].intersection(kotlinKeys[right]).subtracting(demanded)
    // What a supertype demands of all says which role they play, not that they are one.
    guard !own.isEmpty || name >= 0.75 else { return false }
    if !isAside(left, right) || name >= 0.75 { return true }
    // What stands in for something in a test does so in many.
    if isSwiftTest[left] { return false }
    let members = setSimilarity(swiftKeys[left], kotlinKeys[right])
    return own.count >= 3 && members >= 0.5 || own.count == 2 && members >= 0.9
  }

  /// Whether two types of one name that would join files have nothing else in common, and one of them is not what its
  /// file is about: the event `ItemLoad` among all events is no class `ItemLoad`.
  func isNameAlone(_ left: Int, _ right: Int) -> Bool {
    guard min(swiftKeys[left].count, kotlinKeys[right].count) >= 2, swiftKeys[left].isDisjoint(with: kotlinKeys[right]),
      swiftTexts[left].isDisjoint(with: kotlinTexts[right]), !areTwins(left, right), !haveParentsOfOneName(left, right)
    else { return false }
    return isAside(left, right)
  }

  /// Whether one of two types says by its name that it only stands in for something, and the other one does not: an
  /// `EmptyCache` is no `DefaultsCache`, even where no other class keeps the promise of `Cache`.
  func differInEarnest(_ left: Int, _ right: Int) -> Bool {
    func standsIn(_ name: String) -> Bool {
      lexicon.says(.standIns, name) || words(of: name).contains("empty")
        || canonicalName(name).hasPrefix("noop")
    }
    return standsIn(swift.groups[left].name) != standsIn(kotlin.groups[right].name)
  }

  private func isAside(_ left: Int, _ right: Int) -> Bool {
    swift.isAside(left, paired: unitsWithTwin.swift, isTest: isSwiftTest[left])
      || kotlin.isAside(right, paired: unitsWithTwin.kotlin, isTest: isKotlinTest[right])
  }

  /// Whether two types stand in types that are counterparts or have one name.
  func haveParentsOfOneName(_ left: Int, _ right: Int) -> Bool {
    guard let outer = swift.parent(of: left), let other = kotlin.parent(of: right) else { return false }
    return partnerOfSwift[outer] == other || swift.groups[outer].key == kotlin.groups[other].key
  }

  private func areParentsPaired(_ left: Int, _ right: Int) -> Bool {
    guard let outer = swift.parent(of: left), let partner = partnerOfSwift[outer] else { return false }
    return kotlin.parent(of: right) == partner
  }
}

extension TypeGroups {
  /// Whether a type is not what its file is about: it is private or stands in another, or the file is a test or
  /// has a twin by name, and the type has another name than the file.
  ///
  /// - Parameter paired: the files that have a twin by name.
  fileprivate func isAside(_ group: Int, paired: Set<Int>, isTest: Bool) -> Bool {
    guard let type = groups[group].type else { return false }
    let entry = index[type]
    if entry.parent != nil || [.private, .fileprivate].contains(entry.declaration.visibility) { return true }
    let stem = FilePairing.stem(of: index.units[entry.unit].file.path)
    return (isTest || paired.contains(entry.unit)) && stem != entry.key
  }

  /// The members that a type has because its supertypes ask for them: those that override, and those that a type of the
  /// code base which it names as its supertype declares. No more supertypes are asked than `ancestors` gives.
  fileprivate func demandedKeys(of group: Int) -> Set<String> {
    let overriding = groups[group].members.map { index[$0] }.filter { $0.declaration.modifiers.contains(.override) }
    var keys = Set(overriding.map(\.key))
    var seen: Set<Int> = [group]
    var open = [group]
    while let next = open.popLast() {
      let declared = [groups[next].type].compactMap { $0 } + groups[next].extensions
      let supertypes = declared.flatMap { index.supertypeKeys(of: index[$0]) }.flatMap(groups(named:))
      for supertype in supertypes
      where seen.count <= DeclarationIndex.ancestorLimit && seen.insert(supertype).inserted {
        keys.formUnion(memberKeys(of: supertype))
        open.append(supertype)
      }
    }
    return keys
  }
}
