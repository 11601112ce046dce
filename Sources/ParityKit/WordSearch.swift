internal import CodeModel
internal import FindingModel
internal import Pairing
internal import SourceModel

/// Whether the file of a place has some words, to the letter, and where a twin of that file has them.
///
/// A single name counts only where it is the whole name.
func find(words: String, inFileOf place: Site, _ mapping: Mapping) -> (isHere: Bool, there: Site?) {
  let wanted = Array(words.utf8)
  let isName = wanted.allSatisfy(DeclaredNames.isWord)
  func range(in bytes: [UInt8]) -> Range<Int>? {
    isName ? rangeOfName(wanted, in: bytes) : bytes.firstRange(of: wanted)
  }
  let (own, other) = (mapping.index(place.side).units, mapping.index(place.side.other).units)
  var (isHere, there): (Bool, Site?) = (false, nil)
  for twin in mapping.twins where there == nil {
    let (left, right) = place.side == .swift ? (twin.swift, twin.kotlin) : (twin.kotlin, twin.swift)
    guard own[left].file.path == place.path else { continue }
    isHere = range(in: own[left].file.bytes) != nil
    guard let found = range(in: other[right].file.bytes) else { continue }
    let range = ByteRange(found.lowerBound, found.upperBound)
    there = Site(side: place.side.other, path: other[right].file.path, range: range)
  }
  return (isHere, there)
}

private func rangeOfName(_ name: [UInt8], in bytes: [UInt8]) -> Range<Int>? {
  var start = 0
  while let found = bytes[start...].firstRange(of: name) {
    let before = found.lowerBound > 0 && DeclaredNames.isWord(bytes[found.lowerBound - 1])
    let after = found.upperBound < bytes.count && DeclaredNames.isWord(bytes[found.upperBound])
    if !before, !after { return found }
    start = found.upperBound
  }
  return nil
}
