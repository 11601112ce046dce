internal import CodeModel
internal import FindingModel
internal import Pairing
internal import SourceModel

/// The files that one shard of a run answers for.
///
/// Files that are compared together, such as a type and its extensions elsewhere, stay together: all that can be said of
/// a file is then said by one shard.
struct ShardFiles: Sendable {
  private let paths: PerSide<Set<String>>

  /// Every shard of a run divides the same mapping in the same way, each group of files to the shard that has least yet.
  init(_ shard: Report.Shard, _ mapping: Mapping) {
    var groups = FileGroups(mapping)
    var load = Array(repeating: 0, count: shard.count)
    var shards: [Int: Int] = [:]
    let weights = groups.weights()
    var paths: PerSide<Set<String>> = PerSide()
    for (number, file) in groups.files.enumerated() {
      let group = groups.representative(number)
      let lightest = load.indices.min { load[$0] < load[$1] } ?? 0
      let chosen = shards[group] ?? lightest
      if shards[group] == nil {
        shards[group] = chosen
        load[chosen] += weights[group] ?? 0
      }
      if chosen == shard.number - 1 { paths[file.side].insert(file.path) }
    }
    self.paths = paths
  }

  func contains(_ side: Side, _ path: String) -> Bool { paths[side].contains(path) }
}

/// Which files are compared together: disjoint sets of the units of both sides.
private struct FileGroups {
  /// Swift's, then Kotlin's, as the mapping numbers them.
  let files: [SourceFile]
  private let firstKotlin: Int
  private var sets: DisjointSets

  init(_ mapping: Mapping) {
    files = (mapping.swift.units + mapping.kotlin.units).map(\.file)
    firstKotlin = mapping.swift.units.count
    sets = DisjointSets(count: files.count)
    for twin in mapping.twins { sets.join(twin.swift, firstKotlin + twin.kotlin) }
    for type in mapping.types { sets.join(number(type.swift, mapping), number(type.kotlin, mapping)) }
    for member in mapping.members {
      sets.join(number(member.swift, mapping), number(member.kotlin, mapping))
      if let owner = member.owner {
        sets.join(number(member.swift, mapping), number(mapping.types[owner].swift, mapping))
      }
    }
    for member in mapping.loneMembers {
      guard let owner = member.owner else { continue }
      sets.join(number(member.declaration, mapping), number(mapping.types[owner].swift, mapping))
    }
  }

  mutating func representative(_ file: Int) -> Int { sets.root(file) }

  /// The bytes of each group, by its representative.
  mutating func weights() -> [Int: Int] {
    var weights: [Int: Int] = [:]
    for number in files.indices { weights[representative(number), default: 0] += files[number].bytes.count }
    return weights
  }

  private func number(_ id: DeclarationID, _ mapping: Mapping) -> Int {
    (id.side == .swift ? 0 : firstKotlin) + mapping[id].unit
  }
}
