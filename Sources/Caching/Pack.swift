internal import Foundation

/// One file of the cache: a line that names the format, then entries: key, length, checksum, bytes.
struct Pack: Sendable {
  static let prefix = "results-"
  private static let head = Array("parity cache 1\n".utf8)
  private static let entryHead = 16 + 4 + 8

  let path: String
  private let bytes: [UInt8]
  private let places: [Cache.Key: Range<Int>]
  /// Whether it ends in the middle of an entry, or an entry is not what was written.
  let isDamaged: Bool

  /// `nil` when the file cannot be read or is something else.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.starts(with: Pack.head) else { return nil }
    let bytes = Array(data)
    var places: [Cache.Key: Range<Int>] = [:]
    var isDamaged = false
    var at = Pack.head.count
    while at < bytes.count {
      let start = at + Pack.entryHead
      guard start <= bytes.count else {
        isDamaged = true
        break
      }
      let key = Cache.Key(high: Pack.word(bytes, at), low: Pack.word(bytes, at + 8))
      let length = Int(Pack.word(bytes, at + 16) >> 32)
      guard length <= bytes.count - start else {
        isDamaged = true
        break
      }
      if Digest.checksum(bytes[start..<start + length]) == Pack.word(bytes, at + 20) {
        places[key] = start..<start + length
      } else {
        isDamaged = true
      }
      at = start + length
    }
    self.path = path
    self.bytes = bytes
    self.places = places
    self.isDamaged = isDamaged
  }

  var size: Int { bytes.count }

  func read(_ key: Cache.Key) -> [UInt8]? { places[key].map { Array(bytes[$0]) } }

  /// Every entry that is as it was written.
  var sound: [Cache.Key: [UInt8]] { places.mapValues { Array(bytes[$0]) } }

  static func encoded(_ entries: [Cache.Key: [UInt8]]) -> [UInt8] {
    var result = head
    let ordered = entries.sorted { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }
    for (key, bytes) in ordered {
      append(key.high, 8, to: &result)
      append(key.low, 8, to: &result)
      append(UInt64(bytes.count), 4, to: &result)
      append(Digest.checksum(bytes[...]), 8, to: &result)
      result += bytes
    }
    return result
  }

  private static func append(_ word: UInt64, _ count: Int, to bytes: inout [UInt8]) {
    for shift in (0..<count).reversed() { bytes.append(UInt8(truncatingIfNeeded: word >> (8 * UInt64(shift)))) }
  }

  private static func word(_ bytes: [UInt8], _ at: Int) -> UInt64 {
    bytes[at..<at + 8].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
