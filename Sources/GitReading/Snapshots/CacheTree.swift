/// The folders of which the index still knows the tree: none of their lines has changed since git last wrote or read it.
///
/// Git notes this for its next commit, in the extension `TREE` of the index file, and libgit2 keeps it to itself. Source:
/// git's documentation, `gitformat-index`.
struct CacheTree: Sendable {
  /// One folder with all that lies below it.
  struct Folder: Sendable {
    let tree: ObjectID
    /// Lines of the index.
    let count: Int
  }

  /// By the bytes of their paths from the root of the repository, each with a slash at its end.
  private var folders: [[UInt8]: Folder] = [:]

  /// - Parameter path: from the root of the repository, with a slash at its end; empty for all.
  /// - Returns: `nil` where something below has changed, and where git has noted nothing.
  func folder(at path: [UInt8]) -> Folder? { folders[path] }

  /// - Parameter file: the bytes of the index.
  /// - Returns: `nil` when git has noted nothing, when the index has its lines elsewhere (a split one) or has lines that
  ///   are folders (a sparse one), and when it is not understood.
  init?(indexFile file: [UInt8]) {
    var reader = IndexFileReader(file)
    guard reader.skipLines() else { return nil }
    var note: ArraySlice<UInt8>?
    while let part = reader.nextExtension() {
      // What must be understood to read the lines has a name in lower case.
      guard let initial = part.name.first, initial < UInt8(ascii: "a") else { return nil }
      if part.name.elementsEqual("TREE".utf8) { note = part.content }
    }
    guard let note, read(note) else { return nil }
  }

  /// A folder follows the one that it lies in, before that one's next.
  private mutating func read(_ note: ArraySlice<UInt8>) -> Bool {
    var rest = note
    /// The folders around, and how many of theirs are to come.
    var open: [(path: [UInt8], left: Int)] = []
    while !rest.isEmpty {
      let isFirst = rest.startIndex == note.startIndex
      guard let name = IndexFileReader.take(&rest, upTo: 0),
        let count = IndexFileReader.take(&rest, upTo: UInt8(ascii: " ")).flatMap({ Int(ascii: $0) }),
        let inner = IndexFileReader.take(&rest, upTo: UInt8(ascii: "\n")).flatMap({ Int(ascii: $0) }), inner >= 0
      else { return false }
      while open.last?.left == 0 { open.removeLast() }
      // The first has no name and lies in none.
      guard open.isEmpty == isFirst, name.isEmpty == isFirst else { return false }
      var path: [UInt8] = []
      if !open.isEmpty {
        open[open.count - 1].left -= 1
        path = open[open.count - 1].path + name + [UInt8(ascii: "/")]
      }
      open.append((path, inner))
      guard count >= 0 else { continue }
      guard let tree = ObjectID(bytes: rest.prefix(ObjectID.size)) else { return false }
      rest = rest.dropFirst(ObjectID.size)
      folders[path] = Folder(tree: tree, count: count)
    }
    return open.allSatisfy { $0.left == 0 }
  }
}

/// The parts of an index file, of which only the extensions are kept.
private struct IndexFileReader {
  private let bytes: [UInt8]
  private var position = 12
  /// What follows is a hash of all the rest.
  private var end: Int { bytes.count - ObjectID.size }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Goes behind the lines; `false` when they are not as documented.
  mutating func skipLines() -> Bool {
    guard bytes.starts(with: "DIRC".utf8), let version = number(at: 4), (2...4).contains(version),
      let count = number(at: 8)
    else { return false }
    for _ in 0..<count {
      // Before the flags: what the file system says of the file, and its id. More flags follow where the second bit is set.
      guard position + 62 <= end else { return false }
      let flags = Int(bytes[position + 60]) << 8 | Int(bytes[position + 61])
      let start = position
      position += version > 2 && flags & 0x4000 != 0 ? 64 : 62
      if version == 4 {
        // How much of the path before is dropped; each byte but the last has its highest bit set.
        while position < end, bytes[position] >= 0x80 { position += 1 }
        guard skipPath(from: position + 1) else { return false }
        position += 1
      } else {
        // The length of the path, where it fits; then zeros up to the next eight bytes, one at least.
        let length = flags & 0xFFF
        guard skipPath(from: position + (length == 0xFFF ? 0xFFF : length)) else { return false }
        position = start + (position - start + 8) & ~7
      }
    }
    return position <= end
  }

  /// Goes to the zero at the end of a path.
  private mutating func skipPath(from start: Int) -> Bool {
    guard start < end, let zero = bytes[start..<end].firstIndex(of: 0) else { return false }
    position = zero
    return true
  }

  mutating func nextExtension() -> (name: ArraySlice<UInt8>, content: ArraySlice<UInt8>)? {
    guard position + 8 <= end, let size = number(at: position + 4), position + 8 + size <= end else { return nil }
    let start = position + 8
    defer { position = start + size }
    return (bytes[position..<position + 4], bytes[start..<start + size])
  }

  private func number(at place: Int) -> Int? {
    guard place + 4 <= bytes.count else { return nil }
    return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Takes the bytes before an ending, and the ending.
  static func take(_ rest: inout ArraySlice<UInt8>, upTo ending: UInt8) -> ArraySlice<UInt8>? {
    guard let place = rest.firstIndex(of: ending) else { return nil }
    defer { rest = rest[(place + 1)...] }
    return rest[..<place]
  }
}

extension Int {
  fileprivate init?(ascii digits: ArraySlice<UInt8>) { self.init(String(decoding: digits, as: UTF8.self)) }
}
