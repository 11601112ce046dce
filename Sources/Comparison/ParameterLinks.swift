package import CodeModel
internal import Pairing

/// Two parameters that are counterparts, or one that has none, as positions.
package struct ParameterLink: Sendable, Hashable {
  package var swift: Int?
  package var kotlin: Int?
}

/// Links parameters by name, then by what is left at the same place.
package func linkParameters(_ swift: [Parameter], _ kotlin: [Parameter]) -> [ParameterLink] {
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

/// The words that a parameter's name shares with its counterpart's: `redirectURL` ~ `uri`, `providerName` ~ `provider`.
private func significantWords(_ name: String) -> [String] {
  words(of: name).map { $0 == "uri" ? "url" : $0 }.filter { $0.count > 2 }
}
