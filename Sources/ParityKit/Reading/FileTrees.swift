internal import Caching
internal import CodeModel
internal import SourceModel

/// A file as it is written and in its normal form.
///
/// They follow from its path and text and from what the book says that code means; so they are kept under a name made of
/// the former, in a generation made of the latter. A file with problems is read anew each time, so that they are told
/// each time.
struct FileTrees: Sendable {
  var written: SourceUnit
  var normal: SourceUnit
}

extension RunMemory {
  /// As an earlier run has left them, else as `make` makes them.
  ///
  /// - Parameter make: gives `nil` when there is nothing that could be kept.
  func trees(of file: SourceFile, _ make: () -> FileTrees?) -> FileTrees? {
    value(of: Cache.Key(["trees", file.side.rawValue, file.path], contents: [file.bytes])) { bytes in
      // What cannot be read is not the same as nothing to keep.
      FileTrees(stored: bytes, of: file).map { .some($0) }
    } make: {
      let made = make()
      return (made, hasRoom ? made?.stored : nil)
    }
  }
}

extension FileTrees {
  fileprivate var stored: [UInt8] {
    var writer = ByteWriter()
    writer.write(unit: written)
    writer.write(unit: normal)
    return writer.bytes
  }

  fileprivate init?(stored bytes: [UInt8], of file: SourceFile) {
    var reader = ByteReader(bytes)
    guard let written = reader.unit(of: file), let normal = reader.unit(of: file), reader.isAtEnd else { return nil }
    self.init(written: written, normal: normal)
  }
}
