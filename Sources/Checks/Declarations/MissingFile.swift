internal import CodeModel
package import FindingModel
package import Pairing
internal import SourceModel

/// Files that have no counterpart. Many have none for good reasons, so this is never more than a note.
package func missingFileViolations(in mapping: Mapping) -> [Violation] {
  violations(mapping.swift, mapping.unpairedSwift) + violations(mapping.kotlin, mapping.unpairedKotlin)
}

private func violations(_ index: DeclarationIndex, _ units: [Int]) -> [Violation] {
  units.map { unit in
    let path = index.units[unit].file.path
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return Violation(
      check: "missing-file", values: ["name": name, "side": index.side.other.languageName], confidence: .low,
      member: nil, primary: Site(side: index.side, path: path, range: ByteRange(0, 0)), counterpart: nil,
      identity: ["missing-file", canonicalName(name)])
  }
}
