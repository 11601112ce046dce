/// Names to look for among the names of thousands of files: nearly all of those are turned away by a few bits.
struct NameSieve {
  private let names: Set<DeclaredNames.Name>
  /// A bit for every value that the last twelve bits of a name's number can have.
  private var bits = Array(repeating: UInt64(0), count: 64)

  init(_ names: Set<DeclaredNames.Name>) {
    self.names = names
    for name in names { bits[Int(name.number >> 6 & 63)] |= 1 << (name.number & 63) }
  }

  func contains(_ name: DeclaredNames.Name) -> Bool {
    bits[Int(name.number >> 6 & 63)] & 1 << (name.number & 63) != 0 && names.contains(name)
  }

  /// How many of them a file declares.
  func count(in file: DeclaredNames) -> Int {
    file.members.count(where: contains) + file.outer.count { contains($0.name) }
  }
}
