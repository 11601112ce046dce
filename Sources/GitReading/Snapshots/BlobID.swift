internal import CGit2

/// The name git gives to the content of a file: a SHA-1 of its bytes, the same in every repository.
package struct BlobID: Sendable, Hashable, CustomStringConvertible {
  /// The twenty bytes in three words, the first byte highest.
  private let first: UInt64
  private let second: UInt64
  private let third: UInt32

  init(_ id: git_oid) {
    (first, second, third) = withUnsafeBytes(of: id) { bytes in
      (
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)),
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)),
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self))
      )
    }
  }

  /// In bytes.
  static let size = 20

  /// - Parameter bytes: those of the id; `nil` when there are more or fewer.
  init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.size else { return nil }
    var id = git_oid()
    withUnsafeMutableBytes(of: &id) { $0.copyBytes(from: bytes) }
    self.init(id)
  }

  /// The id that git would give to these bytes; nothing is stored. `nil` only when libgit2 cannot work at all.
  package init?(hashing bytes: [UInt8]) {
    var id = git_oid()
    let code = LibGit2.isStarted ? git_odb_hash(&id, bytes, bytes.count, GIT_OBJECT_BLOB) : -1
    guard code == 0 else { return nil }
    self.init(id)
  }

  /// Forty hexadecimal digits in lower case.
  package var description: String {
    [(UInt64(first), 16), (second, 16), (UInt64(third), 8)].map { word, digits in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: digits - text.count) + text
    }.joined()
  }

  /// Its first byte: of many ids, each value is as frequent as any other.
  package var firstByte: UInt8 { UInt8(truncatingIfNeeded: first >> 56) }

  /// Appends the twenty bytes.
  package func append(to bytes: inout [UInt8]) {
    withUnsafeBytes(of: objectID) { bytes.append(contentsOf: $0) }
  }

  var objectID: git_oid {
    var id = git_oid()
    withUnsafeMutableBytes(of: &id) { bytes in
      bytes.storeBytes(of: first.bigEndian, toByteOffset: 0, as: UInt64.self)
      bytes.storeBytes(of: second.bigEndian, toByteOffset: 8, as: UInt64.self)
      bytes.storeBytes(of: third.bigEndian, toByteOffset: 16, as: UInt32.self)
    }
    return id
  }
}
