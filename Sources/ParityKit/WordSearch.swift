internal import CodeModel
internal import FindingModel
internal import Pairing
internal import SourceModel

/// Whether the file of a place has some words, to the letter, and where a twin of that file has them.
///
/// A single name counts only where it is the whole name.
func find(words: String, inFileOf place: Site, _ mapping: Mapping) -> (isHere: Bool, there: Site?) {
  let isName = words.utf8.allSatisfy(isPartOfName)
  func range(in bytes: [UInt8]) -> Range<Int>? {
    isName ? rangeOfName(Array(words.utf8), in: bytes) : bytes.firstRange(of: Array(words.utf8))
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
    let before = found.lowerBound > 0 && isPartOfName(bytes[found.lowerBound - 1])
    let after = found.upperBound < bytes.count && isPartOfName(bytes[found.upperBound])
    if !before, !after { return found }
    start = found.upperBound
  }
  return nil
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
