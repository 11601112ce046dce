internal import FindingModel
internal import Pairing
internal import Reporting
internal import RuleBook
internal import SourceModel

extension Setup {
  /// The form of a `.parity.yml` as JSON Schema, for editors that complete and check while one writes. It knows the rules
  /// that are in force; what only reading can tell, such as whether a folder exists, it does not.
  package var configurationSchema: String {
    JSONText.object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("What parity compares, and how")),
      ("type", .string("object")),
      ("required", .array([.string("version")])),
      ("additionalProperties", .boolean(false)),
      (
        "properties",
        .object([
          ("version", .object([("const", .integer(1))])), ("swift", reference("side")), ("kotlin", reference("side")),
          ("pairing", pairing),
          ("comparison", list(of: levelByPath)),
          ("phrases", list(of: anyText)), ("rules", rules(ids: book.rules.map(\.id).sorted())),
          ("failOn", oneOf(FailureLevel.self)), ("grace", grace), ("baseline", anyText),
        ])
      ),
      (
        "definitions",
        .object([
          ("patterns", .object([("anyOf", .array([anyText, list(of: anyText)]))])),
          (
            "side",
            closed(
              [],
              [
                ("path", anyText), ("include", reference("patterns")), ("exclude", reference("patterns")),
                ("repository", anyText), ("ref", anyText), ("fallback", anyText),
              ])
          ),
          ("rule", rule),
        ])
      ),
    ]).written() + "\n"
  }
}

private typealias Members = [(key: String, value: JSONText)]

private var anyText: JSONText { .object([("type", .string("string"))]) }

private func pattern(_ expression: String) -> JSONText {
  .object([("type", .string("string")), ("pattern", .string(expression))])
}

private func reference(_ name: String) -> JSONText { .object([("$ref", .string("#/definitions/\(name)"))]) }

private func list(of element: JSONText) -> JSONText { .object([("type", .string("array")), ("items", element)]) }

/// An object with these keys and no others.
private func closed(_ required: [String], _ properties: Members) -> JSONText {
  .object([
    ("type", .string("object")), ("required", .array(required.map(JSONText.string))),
    ("additionalProperties", .boolean(false)), ("properties", .object(properties)),
  ])
}

private func oneOf<Choice: CaseIterable & RawRepresentable<String>>(_ choice: Choice.Type) -> JSONText {
  .object([("enum", .array(Choice.allCases.map { .string($0.rawValue) }))])
}

private var levelByPath: JSONText {
  closed(["path", "level"], [("path", anyText), ("level", oneOf(ComparisonLevel.self))])
}

/// A number alone is days.
private var grace: JSONText {
  .object([("anyOf", .array([pattern("^[0-9]+[dw]?$"), .object([("type", .string("integer"))])]))])
}

private var pairing: JSONText {
  let both = list(of: closed(["swift", "kotlin"], [("swift", anyText), ("kotlin", anyText)]))
  let lone = closed(
    ["side", "path", "reason"],
    [
      ("side", oneOf(Side.self)), ("path", anyText), ("reason", anyText),
      ("until", pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")),
    ])
  return closed([], [("patterns", both), ("names", both), ("pairs", both), ("platformOnly", list(of: lone))])
}

/// How grave; `off` without quotes is false to many readers of YAML.
private var level: JSONText {
  .object([("enum", .array(Severity.allCases.map { .string($0.rawValue) } + [.string("off"), .boolean(false)]))])
}

private var rule: JSONText {
  let settings = closed(
    [],
    [
      ("severity", level), ("include", reference("patterns")), ("exclude", reference("patterns")),
      ("options", .object([("type", .string("object"))])),
    ])
  return .object([("anyOf", .array([level, settings]))])
}

/// Those that are known by name, for completion; a team's own may come with its folder.
private func rules(ids: [String]) -> JSONText {
  .object([
    ("type", .string("object")),
    ("properties", .object([(key: "folder", value: anyText)] + ids.map { (key: $0, value: reference("rule")) })),
    ("additionalProperties", reference("rule")),
  ])
}
