internal import CodeModel
internal import FindingModel
internal import Pairing
internal import SourceModel

/// Whether the file of a place has some words, to the letter, and where a twin of that file has them.
func find(words: String, inFileOf place: Site, _ mapping: Mapping) -> (isHere: Bool, there: Site?) {
  let bytes = Array(words.utf8)
  let (own, other) = (mapping.index(place.side).units, mapping.index(place.side.other).units)
  var (isHere, there): (Bool, Site?) = (false, nil)
  for twin in mapping.twins where there == nil {
    let (left, right) = place.side == .swift ? (twin.swift, twin.kotlin) : (twin.kotlin, twin.swift)
    guard own[left].file.path == place.path else { continue }
    isHere = own[left].file.bytes.firstRange(of: bytes) != nil
    guard let found = other[right].file.bytes.firstRange(of: bytes) else { continue }
    let range = ByteRange(found.lowerBound, found.upperBound)
    there = Site(side: place.side.other, path: other[right].file.path, range: range)
  }
  return (isHere, there)
}
