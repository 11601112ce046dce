// catch AuthError.locked     catch (e: AuthException.Locked)
//
// What both code bases have is no platform's word for what the other calls otherwise.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// The keys of the types and cases of each side that the other side has, too: under the same name, or as a counterpart.
func sharedNames(of mapping: Mapping) -> PerSide<Set<String>> {
  let same = namesOfTypesAndCases(mapping.swift).intersection(namesOfTypesAndCases(mapping.kotlin))
  var shared = PerSide(both: same)
  func add(_ swift: DeclarationID, _ kotlin: DeclarationID) {
    shared[.swift].insert(mapping[swift].key)
    shared[.kotlin].insert(mapping[kotlin].key)
  }
  for pair in mapping.types { add(pair.swift, pair.kotlin) }
  for pair in mapping.members where isTypeOrCase(mapping[pair.swift]) && isTypeOrCase(mapping[pair.kotlin]) {
    add(pair.swift, pair.kotlin)
  }
  return shared
}

private func namesOfTypesAndCases(_ index: DeclarationIndex) -> Set<String> {
  Set(index.declarations.filter(isTypeOrCase).map(\.key))
}

private func isTypeOrCase(_ entry: IndexedDeclaration) -> Bool {
  entry.declaration.isType || entry.declaration.kind == .enumCase
}
