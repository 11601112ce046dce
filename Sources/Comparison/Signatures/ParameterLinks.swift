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
  if areRenamedCrosswise(swift, kotlin, in: trees) {
    return swift.indices.map { ParameterLink(swift: $0, kotlin: $0) }
  }
  var partner: [Int?] = Array(repeating: nil, count: swift.count)
  var taken: Set<Int> = []
  func facing(_ i: Int, _ j: Int) -> FacingParameters {
    FacingParameters(swift: swift[i], left: trees.0, kotlin: kotlin[j], right: trees.1)
  }
  /// Links each to the first free one that shares a key with it.
  ///
  /// - Parameter areWords: whether the keys are only words of the names, which do not make one of a yes or no and a thing.
  func link<Key: Hashable>(
    by key: (Parameter) -> [Key], and otherKey: (Parameter) -> [Key], areWords: Bool = false
  ) {
    // Last ones first, so that the next one to be taken stands at the end.
    var waiting: [Key: [Int]] = [:]
    for j in kotlin.indices.reversed() where !taken.contains(j) {
      for key in Set(otherKey(kotlin[j])) { waiting[key, default: []].append(j) }
    }
    for i in swift.indices where partner[i] == nil {
      var first: Int?
      for key in key(swift[i]) {
        while let j = waiting[key]?.last, taken.contains(j) { waiting[key]?.removeLast() }
        let next = waiting[key]?.last { !taken.contains($0) && !(areWords && facing(i, $0).areTruthAndThing) }
        if let next { first = min(first ?? next, next) }
      }
      guard let first else { continue }
      partner[i] = first
      taken.insert(first)
    }
  }
  link(by: { $0.name.isEmpty ? [] : [$0.key] }, and: { [$0.key] })
  link(by: { $0.label.map { [canonicalName($0)] } ?? [] }, and: { [$0.key] })
  link(by: { $0.name.isEmpty ? [] : [singular($0.key)] }, and: { [singular($0.key)] })
  link(by: { ownShortForm($0.name) }, and: { [shortForm($0.name)] })
  link(by: { [shortForm($0.name)] }, and: { ownShortForm($0.name) })
  let named = partner
  link(
    by: { $0.name.isEmpty ? [] : [words(of: $0.name).last] }, and: { [words(of: $0.name).last] }, areWords: true)
  link(by: { significantWords($0.name) }, and: { significantWords($0.name) }, areWords: true)
  // What is left faces what is left, in order, as long as nobody between has a counterpart elsewhere.
  let lonelySwift = swift.indices.filter { partner[$0] == nil }
  let lonelyKotlin = kotlin.indices.filter { !taken.contains($0) }
  let areMany = swift.count + kotlin.count > 2
  if lonelySwift.count == lonelyKotlin.count {
    let before = (linkedBefore(partner.map { $0 != nil }), linkedBefore(kotlin.indices.map(taken.contains)))
    for (i, j) in zip(lonelySwift, lonelyKotlin) {
      let both = facing(i, j)
      if areMany ? both.areStrangers || both.areApart : both.areApart && both.areTruthAndThing { continue }
      if before.0[i] != before.1[j], !both.areAlike { continue }
      partner[i] = j
      taken.insert(j)
    }
  } else {
    // Values without a name are told apart by their types.
    var next = 0
    for i in lonelySwift where swift[i].name.isEmpty {
      let fitting = lonelyKotlin[next...].firstIndex { facing(i, $0).areOfOneType }
      guard let fitting else { continue }
      partner[i] = lonelyKotlin[fitting]
      taken.insert(lonelyKotlin[fitting])
      next = fitting + 1
    }
    // The only ones of a type that is no everyday one are each other's, whatever they are called.
    let ofOneType = lonelySwift.filter { partner[$0] == nil }.flatMap { i in
      lonelyKotlin.filter { j in
        let both = facing(i, j)
        return !taken.contains(j) && both.areThings && both.areOfOneType
      }.map { (i, $0) }
    }
    if ofOneType.count == 1 {
      partner[ofOneType[0].0] = ofOneType[0].1
      taken.insert(ofOneType[0].1)
    }
    for i in lonelySwift where partner[i] == nil {
      let before = i == 0 ? -1 : partner[i - 1] ?? -2
      let after = i + 1 == swift.count ? kotlin.count : partner[i + 1] ?? -2
      guard before >= -1, after == before + 2, !taken.contains(before + 1) else { continue }
      let both = facing(i, before + 1)
      if both.areApart || areMany && both.faceOnlyByPlace { continue }
      partner[i] = before + 1
      taken.insert(before + 1)
    }
    // Things of the code's own face each other where all the rest says yes or no.
    let left = (lonelySwift.filter { partner[$0] == nil }, lonelyKotlin.filter { !taken.contains($0) })
    if min(left.0.count, left.1.count) == 1, max(left.0.count, left.1.count) > 1 {
      let fitting = left.0.flatMap { i in left.1.filter { !facing(i, $0).areTruthAndThing }.map { (i, $0) } }
      if fitting.count == 1, facing(fitting[0].0, fitting[0].1).areThings {
        partner[fitting[0].0] = fitting[0].1
        taken.insert(fitting[0].1)
      }
      if let renamed = renamedAmongAdditions(left, fittingBy: facing) {
        let before = (linkedBefore(partner.map { $0 != nil }), linkedBefore(kotlin.indices.map(taken.contains)))
        if partner[renamed.swift] == nil, before.0[renamed.swift] == before.1[renamed.kotlin] {
          partner[renamed.swift] = renamed.kotlin
          taken.insert(renamed.kotlin)
        }
      }
    }
  }
  uncross(&partner, but: named, by: facing)
  return swift.indices.map { ParameterLink(swift: $0, kotlin: partner[$0]) }
    + kotlin.indices.filter { !taken.contains($0) }.map { ParameterLink(swift: nil, kotlin: $0) }
}

/// A name without the vowels in it: `msg` of `message`.
private func shortForm(_ name: String) -> String {
  var form = ""
  for letter in name.lowercased() where form.isEmpty || !"aeiou".contains(letter) && form.last != letter {
    form.append(letter)
  }
  return form
}

/// A name that is written so, of three letters at least.
private func ownShortForm(_ name: String) -> [String] {
  name.count > 2 && shortForm(name) == name ? [name] : []
}

/// Whether one side calls a parameter as the other calls another one, of another type, while the types agree in their order:
/// `add(_ value: Int, _ unit: Step)` is `add(unit: Int, type: Step)`.
private func areRenamedCrosswise(_ swift: [Parameter], _ kotlin: [Parameter], in trees: (Tree, Tree)) -> Bool {
  guard swift.count == kotlin.count, swift.count > 1, swift.map(\.key) != kotlin.map(\.key) else { return false }
  func facing(_ i: Int, _ j: Int) -> FacingParameters {
    FacingParameters(swift: swift[i], left: trees.0, kotlin: kotlin[j], right: trees.1)
  }
  func isMisled(_ fits: (FacingParameters) -> Bool) -> Bool {
    let places = Dictionary(grouping: kotlin.indices, by: { kotlin[$0].key })
    return swift.indices.contains { i in
      (places[swift[i].key] ?? []).contains { j in i != j && !fits(facing(i, j)) }
    }
  }
  if swift.indices.allSatisfy({ facing($0, $0).areOfOneType }) { return isMisled(\.areOfOneType) }
  // Without labels only the place says what is meant; a number may be of another width there, and what each platform has
  // of its own is called otherwise.
  return swift.allSatisfy { $0.label == "_" } && swift.indices.allSatisfy { facing($0, $0).mayBeOne }
    && isMisled(\.mayBeOne)
}

/// The one parameter that is left on one side, and the one of its very type on the other, where all the rest that is
/// left there need not be given: `ids: [String]` is `keys: List<String>` beside `kind: String? = null`.
private func renamedAmongAdditions(
  _ left: ([Int], [Int]), fittingBy facing: (Int, Int) -> FacingParameters
) -> (swift: Int, kotlin: Int)? {
  let all = left.0.flatMap { i in left.1.map { (swift: i, kotlin: $0) } }
  let fitting = all.filter { facing($0.swift, $0.kotlin).areOfOneType }
  guard fitting.count == 1, let found = fitting.first else { return nil }
  let isAddition = all.allSatisfy { pair in
    let both = facing(pair.swift, pair.kotlin)
    return (pair.swift == found.swift || both.swift.defaultValue != nil)
      && (pair.kotlin == found.kotlin || both.kotlin.defaultValue != nil)
  }
  return isAddition ? found : nil
}

/// Links the other way round two parameters that only a word or their places made counterparts, where neither is of its
/// counterpart's type and one is of the very type of the other's: `id: String?, kind: Kind` and
/// `idKey: Key, value: String?`.
///
/// - Parameter named: the links that the names alone made.
private func uncross(_ partner: inout [Int?], but named: [Int?], by facing: (Int, Int) -> FacingParameters) {
  let misfits = partner.indices.filter { i in
    guard named[i] == nil, let j = partner[i] else { return false }
    return !facing(i, j).areAlike
  }
  guard misfits.count == 2, let first = partner[misfits[0]], let second = partner[misfits[1]] else { return }
  let crossed = (facing(misfits[0], second), facing(misfits[1], first))
  guard crossed.0.areOfOneType || crossed.1.areOfOneType, crossed.0.mayBeOne, crossed.1.mayBeOne else { return }
  (partner[misfits[0]], partner[misfits[1]]) = (second, first)
}

/// How many of the parameters before each one have a counterpart.
private func linkedBefore(_ areLinked: [Bool]) -> [Int] {
  var count = 0
  return areLinked.map { isLinked in
    defer { if isLinked { count += 1 } }
    return count
  }
}

/// The words that a parameter's name shares with its counterpart's: `redirectURL` ~ `uri`, `providerName` ~ `provider`.
private func significantWords(_ name: String) -> [String] {
  words(of: name).map { $0 == "uri" ? "url" : $0 }.filter { $0.count > 2 }
}

/// A name in canonical form as one of several: `lineItems` ~ `lineItem`.
private func singular(_ key: String) -> String {
  guard key.count > 3, key.hasSuffix("s"), !key.hasSuffix("ss") else { return key }
  return key.hasSuffix("ies") ? key.dropLast(3) + "y" : String(key.dropLast())
}
