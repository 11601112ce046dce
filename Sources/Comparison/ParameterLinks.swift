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
  func link(_ fits: (Parameter, Parameter) -> Bool) {
    for (i, parameter) in swift.enumerated() where partner[i] == nil {
      guard let j = kotlin.indices.first(where: { !taken.contains($0) && fits(parameter, kotlin[$0]) }) else {
        continue
      }
      partner[i] = j
      taken.insert(j)
    }
  }
  link { $0.key == $1.key && !$0.name.isEmpty }
  link { parameter, other in parameter.label.map { canonicalName($0) == other.key } ?? false }
  link { words(of: $0.name).last == words(of: $1.name).last && !$0.name.isEmpty }
  link { !significantWords($0.name).isDisjoint(with: significantWords($1.name)) }
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
private func significantWords(_ name: String) -> Set<String> {
  Set(words(of: name).map { $0 == "uri" ? "url" : $0 }.filter { $0.count > 2 })
}
