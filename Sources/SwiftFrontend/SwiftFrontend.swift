package import CodeModel
package import SourceModel
internal import SwiftParser

/// Lowers one Swift file to the model, faithfully: nothing is judged equivalent, nothing is lost, and nothing throws.
///
/// Text that does not parse is lowered around and told by `SourceUnit.problems` and `SourceUnit.brokenBytes`; code
/// nested beyond `NestingLimit` becomes `unmodeled` and is told by a problem.
package func lowerSwift(_ file: SourceFile) -> SourceUnit {
  if let excess = tooMuchToParse(file.bytes) { return unparsedUnit(of: file, for: excess.what, at: excess.place) }
  let syntax = file.bytes.withUnsafeBufferPointer { bytes in
    Parser.parse(source: bytes, maximumNestingLevel: NestingLimit.brackets)
  }
  var lowering = Lowering(file: file)
  var unit = lowering.lower(syntax)
  unit.cutBelowDepthLimit()
  return unit
}

/// Parses a text and forgets it: what the parser alone takes is the least that lowering can take.
package func parseSwiftOnly(_ bytes: [UInt8]) {
  if tooMuchToParse(bytes) != nil { return }
  _ = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: NestingLimit.brackets) }
}

/// All of a file as one `unmodeled` statement, for a file that must not be given to the parser.
private func unparsedUnit(
  of file: SourceFile, for excess: ParsingCost.Excess, at place: Int
) -> SourceUnit {
  var lowering = Lowering(file: file)
  lowering.report(ByteRange(place, place), excess.rawValue)
  var unit = lowering.unit
  let whole = ByteRange(0, file.bytes.count)
  let statement = unit.tree.add(.unmodeled, file.text(in: whole), range: whole)
  unit.statements = unit.tree.add(.block, range: whole, [statement])
  unit.brokenBytes = file.bytes.count
  return unit
}
