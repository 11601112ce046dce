import CodeModel
import Pairing
import SourceModel

/// Units made by hand: only names, kinds and parameters matter to pairing.
func unit(_ path: String, _ declarations: [Declaration]) -> SourceUnit {
  let side = Side(path: path) ?? .swift
  var unit = SourceUnit(file: SourceFile(path: path, side: side, text: ""))
  unit.declarations = declarations
  return unit
}

func declare(
  _ kind: Declaration.Kind, _ name: String, parameters: [String] = [], labels: [String?] = [],
  _ members: [Declaration] = []
) -> Declaration {
  var declaration = Declaration(kind: kind, name: name, range: ByteRange(0, 0), nameRange: ByteRange(0, 0))
  declaration.members = members
  declaration.parameters = parameters.enumerated().map { index, name in
    Parameter(
      label: index < labels.count ? labels[index] : nil, name: name, type: nil, range: ByteRange(0, 0),
      nameRange: ByteRange(0, 0))
  }
  return declaration
}

extension Mapping {
  /// `Swift path ~ Kotlin path` of every pair of types.
  var typeNames: [String] { types.map { "\(self[$0.swift].path) ~ \(self[$0.kotlin].path)" }.sorted() }
  var memberNames: [String] { members.map { "\(self[$0.swift].path) ~ \(self[$0.kotlin].path)" }.sorted() }
  var loneNames: [String] { loneMembers.map { self[$0.declaration].path } }
  var twinNames: [String] {
    twins.map { "\(swift.units[$0.swift].file.path) ~ \(kotlin.units[$0.kotlin].file.path)" }
  }
}
