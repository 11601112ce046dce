internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// What the constants of the two files stand for.
struct FileConstants {
  private var hashes: PerSide<Set<UInt64>> = PerSide()

  init(_ twin: ComparedTwin) {
    for side in Side.allCases {
      let index = twin.mapping.index(side)
      let unit = twin.twin[side]
      hashes[side] = Set(index.declarations(ofUnit: unit).compactMap { Self.hash(of: $0.declaration, index, unit) })
    }
  }

  private static func hash(of declaration: Declaration, _ index: DeclarationIndex, _ unit: Int) -> UInt64? {
    guard declaration.kind == .property, !declaration.modifiers.contains(.mutable), let value = declaration.value,
      [.integer, .floating, .string].contains(index.units[unit].tree.kind(value))
    else { return nil }
    return index.fingerprints[unit].exact(value)
  }

  /// Whether a constant stands for what a constant of the other file stands for, which is called otherwise or kept
  /// elsewhere.
  func isElsewhere(_ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
    guard !twin.isAboutChange,
      let own = Self.hash(of: entry.declaration, twin.mapping.index(entry.id.side), entry.unit)
    else { return false }
    return hashes[entry.id.side.other].contains(own)
  }
}
