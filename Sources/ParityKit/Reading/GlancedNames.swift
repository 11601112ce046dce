internal import Caching
internal import GitReading
internal import SourceModel

/// What each file of a listing declares, in its order: as an earlier run has found, else by a glance at the file. What
/// cannot be read declares nothing.
///
/// A file's names follow from its content, so they are kept by the content's id, in portions of files whose ids begin
/// alike: thousands of files take some hundred reads, and what a commit changes makes few portions anew.
///
/// - Parameter limit: in bytes; files that are larger are not looked at.
func declaredNames(in listing: Listing, limit: Int, jobs: Int, _ memory: RunMemory?) -> [DeclaredNames] {
  let portions = Portion.all(of: listing)
  let names = concurrentMapOfShares(portions, jobs: jobs) { share in
    var found = share.map { portion -> [DeclaredNames]? in
      guard let memory, let key = portion.key(limit: limit), let bytes = memory.bytes(of: key) else { return nil }
      return DeclaredNames.list(stored: bytes, count: portion.numbers.count)
    }
    let missing = found.indices.filter { found[$0] == nil }
    if missing.isEmpty { return found.map { $0 ?? [] } }
    guard let reader = try? ListingReader(listing) else {
      return zip(share, found).map { $1 ?? $0.numbers.map { _ in DeclaredNames() } }
    }
    for position in missing {
      let portion = share[position]
      let glanced = portion.numbers.map { reader.bytes(of: listing.files[$0], limit: limit).map(DeclaredNames.init) }
      found[position] = glanced.map { $0 ?? DeclaredNames() }
      if let memory, let key = portion.key(limit: limit), let bytes = DeclaredNames.stored(glanced) {
        memory.remember(bytes, as: key)
      }
    }
    return found.map { $0 ?? [] }
  }
  var result = Array(repeating: DeclaredNames(), count: listing.files.count)
  for (portion, names) in zip(portions, names) {
    for (number, names) in zip(portion.numbers, names) { result[number] = names }
  }
  return result
}

/// Files that are kept together.
private struct Portion: Sendable {
  /// Places in a listing.
  var numbers: [Int] = []
  /// The ids of their contents, one after the other; empty when they are not known.
  var ids: [UInt8] = []

  static func all(of listing: Listing) -> [Portion] {
    var known = Array(repeating: Portion(), count: 256)
    var others: [Portion] = []
    for (number, file) in listing.files.enumerated() {
      guard let blob = file.blob else {
        others.append(Portion(numbers: [number]))
        continue
      }
      known[Int(blob.firstByte)].numbers.append(number)
      blob.append(to: &known[Int(blob.firstByte)].ids)
    }
    return known.filter { !$0.numbers.isEmpty } + others
  }

  func key(limit: Int) -> Cache.Key? {
    ids.isEmpty ? nil : Cache.Key(["names", "\(limit)"], contents: [ids])
  }
}

extension DeclaredNames {
  /// `nil` when one of them could not be read: the next run may.
  fileprivate static func stored(_ list: [DeclaredNames?]) -> [UInt8]? {
    var writer = ByteWriter()
    for names in list {
      guard let names else { return nil }
      writer.write(names.hasDirective ? 1 : 0)
      writer.write(numbers: names.outer.map { UInt32($0.kind.rawValue) })
      writer.write(words: names.outer.map(\.name.number))
      writer.write(words: names.members.map(\.number))
    }
    return writer.bytes
  }

  /// `nil` when the bytes are something else.
  fileprivate static func list(stored bytes: [UInt8], count: Int) -> [DeclaredNames]? {
    var reader = ByteReader(bytes)
    var list: [DeclaredNames] = []
    for _ in 0..<count {
      guard let hasDirective = reader.number(),
        let numbers = reader.numbers(), let outer = reader.words(), let members = reader.words(),
        numbers.count == outer.count
      else { return nil }
      let kinds = numbers.compactMap { Kind(rawValue: Int($0)) }
      guard kinds.count == numbers.count else { return nil }
      list.append(
        DeclaredNames(
          outer: zip(kinds, outer).map { (kind: $0, name: Name(number: $1)) },
          members: members.map { Name(number: $0) }, hasDirective: hasDirective == 1))
    }
    return reader.isAtEnd ? list : nil
  }
}
