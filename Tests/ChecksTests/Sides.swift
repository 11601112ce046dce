import Checks
import CodeModel
import Comparison
import FindingModel
import Pairing
import SourceModel

/// One side of a twin, made by hand: a type `T` with members. Types are bare names.
struct SideMaker {
  private(set) var unit: SourceUnit
  private var members: [Declaration] = []
  private var offset = 0

  init(_ side: Side) {
    unit = SourceUnit(file: SourceFile(path: side == .swift ? "T.swift" : "T.kt", side: side, text: ""))
  }

  mutating func add(
    _ kind: Declaration.Kind, _ name: String, _ parameters: [(name: String, type: String, value: String?)] = [],
    type: String? = nil, visibility: Visibility = .none, modifiers: Modifiers = []
  ) {
    var declaration = Declaration(kind: kind, name: name, range: next(), nameRange: next())
    declaration.visibility = visibility
    declaration.modifiers = modifiers
    declaration.type = type.map { self.type($0) }
    declaration.parameters = parameters.map { parameter in
      Parameter(
        name: parameter.name, type: self.type(parameter.type),
        defaultValue: parameter.value.map { unit.tree.add(.integer, $0, range: next()) }, range: next(),
        nameRange: next())
    }
    members.append(declaration)
  }

  private mutating func type(_ text: String) -> NodeID {
    guard text.hasSuffix("?") else { return unit.tree.add(.typeName, text, range: next()) }
    let inner = unit.tree.add(.typeName, String(text.dropLast()), range: next())
    return unit.tree.add(.optionalType, range: next(), [inner])
  }

  private mutating func next() -> ByteRange {
    offset += 1
    return ByteRange(offset, offset + 1)
  }

  var finished: SourceUnit {
    var result = unit
    result.file = SourceFile(
      path: unit.file.path, side: unit.file.side, text: String(repeating: " ", count: offset + 2))
    var type = Declaration(kind: .class, name: "T", range: ByteRange(0, offset), nameRange: ByteRange(0, 1))
    type.members = members
    result.declarations = [type]
    return result
  }
}

/// What all checks say about two sides, as `check name confidence side`.
func said(_ make: (inout SideMaker, inout SideMaker) -> Void) -> [String] {
  violations(make).map { "\($0.check) \($0.values["name"] ?? "-") \($0.confidence) \($0.primary.side.rawValue)" }
}

func violations(_ make: (inout SideMaker, inout SideMaker) -> Void) -> [Violation] {
  var swift = SideMaker(.swift)
  var kotlin = SideMaker(.kotlin)
  make(&swift, &kotlin)
  let mapping = pair(
    swift: [swift.finished], kotlin: [kotlin.finished], conventions: PairingConventions(plumbing: plumbing),
    isDecree: true)
  let twin = TwinComparison(mapping).compared(0)
  return Checks.violations(in: twin)
}

/// A little of what `Rules/conventions/plumbing.yml` says.
private let plumbing = Plumbing(
  swift: .init(lifecycle: ["viewDidLoad", "draw"], bindings: ["IBOutlet"]),
  kotlin: .init(lifecycle: ["onCreate", "onDraw"], bindings: ["BindView"]), parameters: ["context", "completion"],
  diagnostics: ["Timber"], synthesized: ["description", "hashCode"])
