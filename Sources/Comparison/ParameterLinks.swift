package import CodeModel
internal import Pairing

/// Two parameters that are counterparts, or one that has none, as positions.
package struct ParameterLink: Sendable, Hashable {
  package var swift: Int?
  package var kotlin: Int?
}

/// Links parameters by name, then by what is left at the same place.
///
/// - Parameter trees: what the parameters' types stand in, Swift first.
package func linkParameters(_ swift: [Parameter], _ kotlin: [Parameter], in trees: (Tree, Tree)) -> [ParameterLink] {
  var partner: [Int?] = Array(repeating: nil, count: swift.count)
  var taken: Set<Int> = []
  /// Links each to the first free one that shares a key with it.
  func link<Key: Hashable>(by key: (Parameter) -> [Key], and otherKey: (Parameter) -> [Key]) {
    // Last ones first, so that the next one to be taken stands at the end.
    var waiting: [Key: [Int]] = [:]
    for j in kotlin.indices.reversed() where !taken.contains(j) {
      for key in Set(otherKey(kotlin[j])) { waiting[key, default: []].append(j) }
    }
    for i in swift.indices where partner[i] == nil {
      var first: Int?
      for key in key(swift[i]) {
        while let j = waiting[key]?.last, taken.contains(j) { waiting[key]?.removeLast() }
        if let j = waiting[key]?.last { first = min(first ?? j, j) }
      }
      guard let first else { continue }
      partner[i] = first
      taken.insert(first)
    }
  }
  link(by: { $0.name.isEmpty ? [] : [$0.key] }, and: { [$0.key] })
  link(by: { $0.label.map { [canonicalName($0)] } ?? [] }, and: { [$0.key] })
  link(by: { $0.name.isEmpty ? [] : [words(of: $0.name).last] }, and: { [words(of: $0.name).last] })
  link(by: { significantWords($0.name) }, and: { significantWords($0.name) })
  // What is left faces what is left, in order, as long as nobody between has a counterpart elsewhere.
  let lonelySwift = swift.indices.filter { partner[$0] == nil }
  let lonelyKotlin = kotlin.indices.filter { !taken.contains($0) }
  if lonelySwift.count == lonelyKotlin.count {
    for (i, j) in zip(lonelySwift, lonelyKotlin) {
      if swift.count + kotlin.count > 2, areStrangers(swift[i], trees.0, kotlin[j], trees.1) { continue }
      partner[i] = j
      taken.insert(j)
    }
  } else {
    for i in lonelySwift {
      let before = i == 0 ? -1 : partner[i - 1] ?? -2
      let after = i + 1 == swift.count ? kotlin.count : partner[i + 1] ?? -2
      guard before >= -1, after == before + 2, !taken.contains(before + 1) else { continue }
      partner[i] = before + 1
      taken.insert(before + 1)
    }
  }
  return swift.indices.map { ParameterLink(swift: $0, kotlin: partner[$0]) }
    + kotlin.indices.filter { !taken.contains($0) }.map { ParameterLink(swift: nil, kotlin: $0) }
}

/// Whether two parameters have nothing in common but a type that the callers of only one of them may leave without a
/// value: `refreshJwt: String?` and `origin: String` are two things.
private func areStrangers(_ swift: Parameter, _ left: Tree, _ kotlin: Parameter, _ right: Tree) -> Bool {
  guard let type = swift.type, let other = kotlin.type, swift.name.count > 2, kotlin.name.count > 2 else {
    return false
  }
  let optionals = (left.kind(type) == .optionalType, right.kind(other) == .optionalType)
  guard optionals.0 != optionals.1 else { return false }
  let bare = (optionals.0 ? left.child(type, 0) : type, optionals.1 ? right.child(other, 0) : other)
  guard left.kind(bare.0) == .typeName, right.kind(bare.1) == .typeName,
    left.label(bare.0) == right.label(bare.1)
  else { return false }
  return [swift.name, swift.label ?? ""].allSatisfy { name in
    name.isEmpty || name == "_" || nameSimilarity(name, kotlin.name) == 0
  }
}

/// The words that a parameter's name shares with its counterpart's: `redirectURL` ~ `uri`, `providerName` ~ `provider`.
private func significantWords(_ name: String) -> [String] {
  words(of: name).map { $0 == "uri" ? "url" : $0 }.filter { $0.count > 2 }
}
