internal import SourceModel

extension YAMLReader {
  /// Reads the rows of a rule that compares operations, with the conditions under which they are meant.
  mutating func operationTable(_ fields: YAMLFields) -> OperationTable {
    var table = OperationTable()
    for item in items(fields["operations"]) ?? [] {
      let row = mapping(
        item, required: ["does"],
        optional: ["swift", "kotlin", "throws", "doubtful", "harmless", "anchored", "group", "unless"])
      guard let row, let does = string(row["does"]) else { continue }
      let patterns = PerSide(swift: strings(row["swift"]) ?? [], kotlin: strings(row["kotlin"]) ?? [])
      if patterns.swift.isEmpty, patterns.kotlin.isEmpty {
        report("the row has no pattern", at: item.position, hint: "Add `swift:` or `kotlin:`.")
      }
      var isDoubtful = false
      var doubtfulBeside: [String] = []
      if case .sequence? = row["doubtful"]?.content {
        doubtfulBeside = strings(row["doubtful"]) ?? []
      } else {
        isDoubtful = boolean(row["doubtful"]) ?? false
      }
      table.rows.append(
        OperationTable.Row(
          does: does, patterns: patterns, mayThrow: boolean(row["throws"]) ?? false,
          isDoubtful: isDoubtful, doubtfulBeside: doubtfulBeside, isHarmless: boolean(row["harmless"]) ?? false,
          anchored: strings(row["anchored"]) ?? [], group: string(row["group"]) ?? "", unless: excuses(row["unless"]),
          line: item.position.line))
    }
    for entry in entries(fields["given"]) ?? [] {
      guard let kind = choice(entry.value, among: OperationTable.kinds) else { continue }
      table.given.append(OperationTable.Condition(variable: entry.key, kind: kind))
    }
    table.unless = excuses(fields["unless"])
    return table
  }

  private mutating func excuses(_ node: YAMLNode?) -> PerSide<[OperationTable.Spelling]> {
    guard let unless = mapping(node, optional: ["swift", "kotlin"]) else { return PerSide(swift: [], kotlin: []) }
    return PerSide(swift: spellings(unless["swift"]), kotlin: spellings(unless["kotlin"]))
  }

  /// A list of patterns, or one pattern.
  private mutating func spellings(_ node: YAMLNode?) -> [OperationTable.Spelling] {
    guard let node, !node.isNull else { return [] }
    var nodes = [node]
    if case .sequence(let items) = node.content { nodes = items }
    var spellings: [OperationTable.Spelling] = []
    for node in nodes {
      if let text = string(node) { spellings.append(OperationTable.Spelling(text: text, line: node.position.line)) }
    }
    return spellings
  }
}
