internal import CodeModel
package import Pairing
package import SourceModel

/// One word for which the other side of a twin has another one throughout: `delegate` and `listener`.
package struct Renaming: Sendable, Hashable {
  /// One place where it shows.
  package struct Site: Sendable, Hashable {
    package var pair: MemberPair
    package var swift: ByteRange
    package var kotlin: ByteRange
  }

  /// The names as the first place spells them, or, where several names share the words that differ, those words.
  package var swift: String
  package var kotlin: String
  /// In source order of the Swift side; three at least.
  package var sites: [Site]

  /// This many places make a habit.
  package static let threshold = 3
}

/// Two names that face each other in a body.
package struct FacingNames: Sendable, Hashable {
  /// Canonical, Swift first.
  package var names: [String]
  package var swift: ByteRange
  package var kotlin: ByteRange
  /// How many arguments each is called with; empty where neither is called.
  package var argumentCounts: [Int] = []
}

/// Finds the renamings of one twin.
struct RenamingSearch {
  private struct Sighting {
    var names: [String]
    var texts: (swift: String, kotlin: String)
    var site: Renaming.Site
  }

  let mapping: Mapping
  let members: [ComparedMember]

  /// The renamings, and the pairs of canonical names that they account for.
  func found() -> [(renaming: Renaming, names: Set<[String]>)] {
    let sightings = self.sightings()
    guard sightings.count >= Renaming.threshold else { return [] }
    var order: [[String]] = []
    var groups: [[String]: [Sighting]] = [:]
    for sighting in sightings {
      let isSpelt =
        canonicalName(sighting.texts.swift) == sighting.names[0]
        && canonicalName(sighting.texts.kotlin) == sighting.names[1]
      let key = isSpelt ? differingWords(sighting.texts.swift, sighting.texts.kotlin) : sighting.names
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(sighting)
    }
    order.removeAll { groups[$0].map { $0.count < Renaming.threshold } ?? true }
    if order.isEmpty { return [] }
    let known = (vocabulary(.swift), vocabulary(.kotlin))
    return order.compactMap { key in
      // A name that the other side has as well is another thing, not the same one renamed, but for a function that makes
      // what the other side makes without it.
      let group = (groups[key] ?? []).filter {
        let areValues = startsSmall($0.texts.swift) && startsSmall($0.texts.kotlin)
        let isNew = (
          !(areValues ? known.1.values : known.1.all).contains($0.names[0]),
          !(areValues ? known.0.values : known.0.all).contains($0.names[1])
        )
        return isNew.0 && (isNew.1 || makes($0.names[1], $0.names[0], .swift))
          || isNew.1 && makes($0.names[0], $0.names[1], .kotlin)
      }
      let distinct = Set(group.map(\.site))
      guard distinct.count >= Renaming.threshold, let first = group.first else { return nil }
      let isOneName = Set(group.map(\.names)).count == 1
      let parts = key.split(separator: "/", omittingEmptySubsequences: false).map { $0.joined(separator: " ") }
      let names = isOneName || parts.count != 2 ? [first.texts.swift, first.texts.kotlin] : parts
      // One place may face several.
      let sites = distinct.sorted {
        ($0.pair.swift, $0.swift, $0.pair.kotlin, $0.kotlin) < ($1.pair.swift, $1.swift, $1.pair.kotlin, $1.kotlin)
      }
      return (
        Renaming(swift: names[0], kotlin: names[1], sites: sites), Set(group.map(\.names))
      )
    }
  }

  private func sightings() -> [Sighting] {
    members.flatMap { member -> [Sighting] in
      let pair = member.pair
      let files = (mapping.swift.unit(of: pair.swift).file, mapping.kotlin.unit(of: pair.kotlin).file)
      var facing = member.body?.facingNames ?? []
      if pair.evidence == [.renamed] {
        let (swift, kotlin) = (mapping[pair.swift], mapping[pair.kotlin])
        facing.append(
          FacingNames(
            names: [swift.key, kotlin.key], swift: swift.declaration.nameRange, kotlin: kotlin.declaration.nameRange))
      }
      return facing.map { facing in
        Sighting(
          names: facing.names, texts: (files.0.text(in: facing.swift), files.1.text(in: facing.kotlin)),
          site: Renaming.Site(pair: pair, swift: facing.swift, kotlin: facing.kotlin))
      }
    }
  }

  /// The files of these members.
  private func units(_ side: Side) -> [Int] {
    Set(members.map { mapping[$0.pair[side]].unit }).sorted()
  }

  /// What is left of two names' words without those that both begin and end with, as `x y / z`.
  private func differingWords(_ swift: String, _ kotlin: String) -> [String] {
    var (left, right) = (words(of: swift)[...], words(of: kotlin)[...])
    while let first = left.first, first == right.first, left.count > 1, right.count > 1 {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, last == right.last, left.count > 1, right.count > 1 {
      left.removeLast()
      right.removeLast()
    }
    return left + ["/"] + right
  }

  /// Whether a function that a side declares in the files of these members gives a value of a type; both names canonical.
  private func makes(_ type: String, _ function: String, _ side: Side) -> Bool {
    let index = mapping.index(side)
    return units(side).flatMap(index.declarations(ofUnit:)).contains { entry in
      guard entry.key == function, entry.declaration.kind == .function, let result = entry.declaration.type else {
        return false
      }
      let tree = index.units[entry.unit].tree
      return tree.kind(result) == .typeName && canonicalName(tree.label(result)) == type
    }
  }

  /// Every name that a side declares or mentions in the files of these members, canonical; `values` without those that only
  /// types go by, which no function or property can be taken for.
  private func vocabulary(_ side: Side) -> (all: Set<String>, values: Set<String>) {
    let index = mapping.index(side)
    var names: Set<String> = []
    var types: Set<String> = []
    for unit in units(side) {
      let tree = index.units[unit].tree
      let bytes = index.units[unit].file.bytes
      for root in index.units[unit].roots {
        for node in tree.preorder(root) {
          switch tree.kind(node) {
          case .name where startsLarge(bytes, at: tree.range(node)): types.insert(tree.label(node))
          case .name, .member, .implicitMember, .binding, .parameter, .reference: names.insert(tree.label(node))
          default: break
          }
        }
      }
    }
    for entry in units(side).lazy.flatMap(index.declarations(ofUnit:)) where entry.parent != nil {
      if entry.declaration.isType { types.insert(entry.key) } else { names.insert(entry.key) }
      for parameter in entry.declaration.parameters { names.insert(canonicalName(parameter.name)) }
    }
    return (names.union(types), names)
  }

  private func startsSmall(_ text: String) -> Bool { text.first?.isLowercase ?? false }

  private func startsLarge(_ bytes: [UInt8], at range: ByteRange) -> Bool {
    let lower = Int(range.lower)
    return lower < bytes.count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[lower])
  }
}
