internal import CodeModel
internal import SourceModel

/// Members that lack a counterpart by their own names, and have one by what else is linked: where a side has another
/// word for something throughout, and where counterparts call them in the same places.
extension MappingBuilder {
  mutating func pairRenamedMembers() {
    let renamings = renamings()
    let lone = (
      swift: Dictionary(grouping: loneSwift.filter { $0.owner != nil }, by: \.owner),
      kotlin: Dictionary(grouping: loneKotlin.filter { $0.owner != nil }, by: \.owner)
    )
    let linked = Dictionary(grouping: members, by: \.owner)
    var taken: Set<DeclarationID> = []
    for owner in typePairs.indices {
      guard let left = lone.swift[owner], let right = lone.kotlin[owner] else { continue }
      var pairing = MemberPairing(
        swift: left.compactMap { loneFacts[$0.declaration] }, kotlin: right.compactMap { loneFacts[$0.declaration] })
      pairing.pairRenamedThroughout(renamings)
      pairing.pairTables(of: tables(left.map(\.declaration)), tables(right.map(\.declaration)))
      pairing.pairLastCases(
        beside: (linked[owner] ?? []).filter { swift.index.declaration($0.swift).kind == .enumCase })
      pairing.pairHelpers { callers(of: $0, in: linked[owner] ?? []) }
      taken.formUnion(take(pairing, owner: owner))
    }
    loneSwift.removeAll { taken.contains($0.declaration) }
    loneKotlin.removeAll { taken.contains($0.declaration) }
  }

  private func renamings() -> Renamings {
    func names(_ left: DeclarationID, _ right: DeclarationID) -> Renamings.Names {
      Renamings.Names(
        swift: words(of: lastPathComponent(swift.index.declaration(left).name)),
        kotlin: words(of: lastPathComponent(kotlin.index.declaration(right).name)))
    }
    // What both communities or both platforms call otherwise says nothing about the words of a house, and neither does
    // what a test is called.
    let telling: Set<Evidence> = [.renamed, .sameMembers, .onlyCandidates, .directive]
    let links =
      typePairs.map { (swift: $0.swift, kotlin: $0.kotlin, evidence: $0.evidence) }
      + members.map { (swift: $0.swift, kotlin: $0.kotlin, evidence: $0.evidence) }
    let all = links.filter { !conventions.tests.isTest(swift.index.units[swift.index[$0.swift].unit].file) }
      .map { ($0.evidence, names($0.swift, $0.kotlin)) }
    return Renamings(
      renamed: Set(all.filter { !telling.isDisjoint(with: $0.0) }.map(\.1)), linked: Set(all.map(\.1)))
  }

  /// What properties of an enum give for each case, by the keys of the cases, where that is a literal for several of them:
  /// `var name: String { switch self { case .low: "low" … } }` and `LOW("low")`.
  private func tables(_ members: [DeclarationID]) -> [DeclarationID: [String: UInt64]] {
    members.reduce(into: [:]) { tables, id in
      let index = id.side == .swift ? swift.index : kotlin.index
      // What every enum with raw values has stands for whatever the other side calls so.
      guard index.declaration(id).kind == .property, index[id].key != canonicalName("rawValue") else { return }
      let values = index.valuesByCase(index[id])
      if values.count > 1 { tables[id] = values.mapValues { index.fingerprints[index[id].unit].exact($0) } }
    }
  }

  /// The positions of those of some counterparts that call a function of their own type by its name; `nil` where
  /// another of them has the name as well.
  private func callers(of function: MemberFacts, in linked: [MemberPair]) -> [Int]? {
    let index = function.id.side == .swift ? swift.index : kotlin.index
    let ids = linked.map { $0[function.id.side] }
    guard !ids.contains(where: { index[$0].key == function.key }) else { return nil }
    return ids.indices.filter { position in
      let entry = index[ids[position]]
      let tree = index.units[entry.unit].tree
      return entry.declaration.ownNodes.contains { root in
        tree.preorder(root).contains { node in
          tree.kind(node) == .call && tree.isOwn(tree.child(node, 0))
            && canonicalName(tree.label(tree.child(node, 0))) == function.key
        }
      }
    }
  }
}

extension MemberPairing {
  /// What one side calls by the words that it has throughout for those of the other side.
  fileprivate mutating func pairRenamedThroughout(_ renamings: Renamings) {
    guard !renamings.isEmpty else { return }
    accept(
      lonePairs { renamings.makes($1.words, of: $0.words) && MemberPairing.haveCommonValues($0, $1) }, margin: 0.01)
  }

  /// Properties that give the same for every case, and that no other of either side does.
  fileprivate mutating func pairTables(
    of left: [DeclarationID: [String: UInt64]], _ right: [DeclarationID: [String: UInt64]]
  ) {
    let candidates = freeSwift.compactMap { a -> Candidate? in
      guard let table = left[swift[a].id], Set(table.values).count > 1 else { return nil }
      let facing = freeKotlin.filter { right[kotlin[$0].id] == table }
      guard facing.count == 1, left.values.count(where: { $0 == table }) == 1 else { return nil }
      return Candidate(swift: a, kotlin: facing[0], score: 1, evidence: [.renamed])
    }
    accept(candidates)
  }

  /// The case that each side has left, where all others of an enum have counterparts and both carry as many values, at the
  /// same place: `case loading, loaded([Item]), failed(Error)` and `Loading, Success(items), Failed(error)`.
  fileprivate mutating func pairLastCases(beside linked: [MemberPair]) {
    func last(_ facts: [MemberFacts], _ free: [Int]) -> Int? {
      let cases = free.filter { facts[$0].declaration.kind == .enumCase }
      return cases.count == 1 ? cases[0] : nil
    }
    guard let a = last(swift, freeSwift), let b = last(kotlin, freeKotlin) else { return }
    let (own, other) = (swift[a], kotlin[b])
    // How many of the other cases stand before it.
    func place(_ facts: MemberFacts, _ ids: [DeclarationID]) -> Int { ids.count { $0 < facts.id } }
    let others = linked.filter { $0.evidence.contains(.sameName) }
    guard !own.parameterNames.isEmpty, own.parameterNames.count == other.parameterNames.count, others.count > 1,
      mayBeRenamed(a, b), place(own, others.map(\.swift)) == place(other, others.map(\.kotlin))
    else { return }
    accept([Candidate(swift: a, kotlin: b, score: 1, evidence: [.renamed])])
  }

  /// Private functions that take the same and do much the same, and that counterparts call, in the same places:
  /// `printNote(text, level)` and `logIfWanted(level, text)`.
  ///
  /// - Parameter callers: of a function, among counterparts.
  fileprivate mutating func pairHelpers(callers: (MemberFacts) -> [Int]?) {
    let candidates = lonePairs { left, right in
      guard left.memberClass == .function, left.isPrivate, right.isPrivate, !left.parameterNames.isEmpty,
        Set(left.parameterNames) == Set(right.parameterNames), left.bag.similarity(to: right.bag) >= 0.5,
        let own = callers(left), own.count > 1
      else { return false }
      return own == callers(right)
    }
    accept(candidates, margin: 0.01)
  }

  /// Of what has no counterpart, those that fit each other and could stand for each other by what they take and give.
  private func lonePairs(where fits: (MemberFacts, MemberFacts) -> Bool) -> [Candidate] {
    freeSwift.prefix(MemberPairing.renameLimit).flatMap { a in
      freeKotlin.prefix(MemberPairing.renameLimit).filter { b in
        let (left, right) = (swift[a], kotlin[b])
        return left.memberClass == right.memberClass && left.parameterNames.count == right.parameterNames.count
          && left.declaration.modifiers.contains(.static) == right.declaration.modifiers.contains(.static)
          && mayBeRenamed(a, b) && fits(left, right)
      }
      .map { Candidate(swift: a, kotlin: $0, score: 1, evidence: [.renamed]) }
    }
  }
}
