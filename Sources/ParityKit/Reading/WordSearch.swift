internal import CodeModel
internal import FindingModel
internal import Foundation
internal import Pairing
internal import SourceModel

/// Whether the file of a place has some words, to the letter, and where a twin of that file has them.
///
/// A single name counts only where it is the whole name.
func find(words: String, inFileOf place: Site, _ mapping: Mapping) -> (isHere: Bool, there: Site?) {
  let wanted = Array(words.utf8)
  let isName = wanted.allSatisfy(DeclaredNames.isWord)
  func range(in bytes: [UInt8]) -> Range<Int>? {
    isName ? rangeOfName(wanted, in: bytes) : firstRange(of: wanted, in: bytes, from: 0)
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
  while let found = firstRange(of: name, in: bytes, from: start) {
    let before = found.lowerBound > 0 && DeclaredNames.isWord(bytes[found.lowerBound - 1])
    let after = found.upperBound < bytes.count && DeclaredNames.isWord(bytes[found.upperBound])
    if !before, !after { return found }
    start = found.upperBound
  }
  return nil
}

/// What the standard library's `firstRange(of:)` gives, many times faster.
private func firstRange(of wanted: [UInt8], in bytes: [UInt8], from start: Int) -> Range<Int>? {
  guard let first = wanted.first else { return nil }
  return bytes.withUnsafeBytes { bytes in
    guard let base = bytes.baseAddress else { return nil }
    var start = start
    while start + wanted.count <= bytes.count {
      guard let found = memchr(base + start, Int32(first), bytes.count - wanted.count + 1 - start) else { return nil }
      if memcmp(found, wanted, wanted.count) == 0 {
        let lower = UnsafeRawPointer(found) - base
        return lower..<lower + wanted.count
      }
      start = UnsafeRawPointer(found) - base + 1
    }
    return nil
  }
}
