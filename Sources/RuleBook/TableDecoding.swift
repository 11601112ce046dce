internal import SourceModel

extension YAMLReader {
  /// Reads `equivalences/types.yml`.
  mutating func typeEquivalences(hazards: Set<String>) -> [TypeEquivalence] {
    var result: [TypeEquivalence] = []
    var ids = FirstUses()
    var owners = PerSide<[String: String]>(swift: [:], kotlin: [:])
    for item in items(root()) ?? [] {
      let fields = mapping(item, required: ["id", "normal", "swift", "kotlin"], optional: ["keep", "near"])
      guard let fields, let id = uniqueIdentifier(fields["id"], &ids) else { continue }
      let normal = string(fields["normal"])
      let swift = words(fields["swift"])
      let kotlin = words(fields["kotlin"])
      let keep = integer(fields["keep"])
      let near = near(fields["near"], hazards)
      guard let normal else { continue }
      claim(swift, for: normal, &owners.swift, at: fields["swift"])
      claim(kotlin, for: normal, &owners.kotlin, at: fields["kotlin"])
      result.append(
        TypeEquivalence(id: id, normal: normal, names: .init(swift: swift, kotlin: kotlin), keep: keep, near: near))
    }
    return result
  }

  /// Reports a type name that two entries would normalise differently.
  private mutating func claim(
    _ names: [String], for normal: String, _ owners: inout [String: String], at node: YAMLNode?
  ) {
    for name in names {
      if let owner = owners[name], owner != normal, let node {
        report("`\(name)` already means `\(owner)`", at: node.position, hint: "A name can have one normal form only.")
      }
      if owners[name] == nil { owners[name] = normal }
    }
  }

  /// Reads `equivalences/hazards.yml`: ids, each with a sentence for the reader.
  mutating func hazards() -> [String] {
    var result: [String] = []
    var ids = FirstUses()
    for item in items(root()) ?? [] {
      guard let fields = mapping(item, required: ["id", "summary"]), let id = uniqueIdentifier(fields["id"], &ids),
        string(fields["summary"]) != nil
      else { continue }
      result.append(id)
    }
    return result
  }

  /// One hazard or several, each of which must be known.
  mutating func near(_ node: YAMLNode?, _ hazards: Set<String>) -> [String] {
    guard let node, let names = strings(node) else { return [] }
    for name in names where !hazards.contains(name) {
      report(
        "there is no hazard `\(name)`", at: node.position,
        hint: hint(for: name, among: hazards.sorted()) ?? "They stand in equivalences/hazards.yml and in hazards/.")
    }
    return names
  }

  /// Reads `equivalences/annotations.yml`.
  mutating func annotationTable() -> AnnotationTable {
    var table = AnnotationTable.none
    guard let fields = mapping(root(), optional: ["drop", "contracts"]) else { return table }
    table.dropped = sides(fields["drop"])
    var ids = FirstUses()
    for item in items(fields["contracts"]) ?? [] {
      guard let contract = mapping(item, required: ["id"], optional: ["swift", "kotlin"]),
        let id = uniqueIdentifier(contract["id"], &ids)
      else { continue }
      let names = PerSide(swift: strings(contract["swift"]) ?? [], kotlin: strings(contract["kotlin"]) ?? [])
      if names.swift.isEmpty, names.kotlin.isEmpty { report("the contract `\(id)` names nothing", at: item.position) }
      table.contracts.append(.init(id: id, names: names))
    }
    return table
  }

  /// Reads `equivalences/names.yml`.
  mutating func nameTable() -> NameTable {
    var table = NameTable()
    let fields = mapping(
      root(),
      optional: [
        "interfaces", "implementations", "errors", "accessors", "events", "parameters", "members", "types", "streams",
        "ambient", "ambientParameters", "constants", "rawValues", "rawValueFactories", "factories", "fallbacks",
        "unimplemented",
        "states",
        "platformPrefixes", "logging", "loggers", "assertions", "wrappers", "views", "traits",
      ])
    guard let fields else { return table }
    table.interfaces = affixes(fields["interfaces"])
    table.implementations = affixes(fields["implementations"])
    table.errors = pairs(fields["errors"]).compactMap { pair in
      guard let swift = pair.swift.first, let kotlin = pair.kotlin.first else { return nil }
      return PerSide(swift: swift, kotlin: kotlin)
    }
    table.accessors = strings(fields["accessors"]) ?? []
    table.events = sides(fields["events"])
    table.parameters = groups(fields["parameters"])
    table.members = groups(fields["members"])
    table.types = groups(fields["types"])
    table.streams = sides(fields["streams"])
    table.ambientTypes = sides(fields["ambient"])
    table.ambientParameters = sides(fields["ambientParameters"])
    table.constants = strings(fields["constants"]) ?? []
    table.rawValues = strings(fields["rawValues"]) ?? []
    table.rawValueFactories = strings(fields["rawValueFactories"]) ?? []
    table.factories = strings(fields["factories"]) ?? []
    table.fallbacks = strings(fields["fallbacks"]) ?? []
    table.unimplemented = sides(fields["unimplemented"])
    table.views = sides(fields["views"])
    table.states = sides(fields["states"])
    table.platformPrefixes = sides(fields["platformPrefixes"])
    table.logging = sides(fields["logging"])
    table.loggers = strings(fields["loggers"]) ?? []
    if let assertions = mapping(fields["assertions"], optional: ["unary", "binary"]) {
      table.assertions = .init(
        unary: strings(assertions["unary"]) ?? [], binary: strings(assertions["binary"]) ?? [])
    }
    table.wrappers = sides(fields["wrappers"])
    table.traits = sides(fields["traits"])
    return table
  }

  // MARK: Shapes that tables share

  /// `{swift: […], kotlin: […]}`, either of which may be left out.
  mutating func sides(_ node: YAMLNode?) -> PerSide<[String]> {
    let fields = mapping(node, optional: ["swift", "kotlin"])
    return PerSide(swift: strings(fields?["swift"]) ?? [], kotlin: strings(fields?["kotlin"]) ?? [])
  }

  /// A list of `{swift: …, kotlin: …}` with both present.
  mutating func pairs(_ node: YAMLNode?) -> [PerSide<[String]>] {
    var result: [PerSide<[String]>] = []
    for item in items(node) ?? [] {
      guard let fields = mapping(item, required: ["swift", "kotlin"]) else { continue }
      result.append(PerSide(swift: words(fields["swift"]), kotlin: words(fields["kotlin"])))
    }
    return result
  }

  /// A list of lists of at least two words.
  mutating func groups(_ node: YAMLNode?) -> [[String]] {
    var result: [[String]] = []
    for item in items(node) ?? [] {
      guard let words = items(item) else { continue }
      let group = words.compactMap { string($0) }
      if words.count < 2 { report("a group needs at least two words", at: item.position) }
      result.append(group)
    }
    return result
  }

  private mutating func affixes(_ node: YAMLNode?) -> NameTable.Affixes {
    let fields = mapping(node, optional: ["prefixes", "suffixes"])
    return .init(prefixes: strings(fields?["prefixes"]) ?? [], suffixes: strings(fields?["suffixes"]) ?? [])
  }

  /// One word or a list of words, at least one.
  mutating func words(_ node: YAMLNode?) -> [String] {
    guard let node, let words = strings(node) else { return [] }
    if words.isEmpty, problems.last?.position != node.position {
      report("\(node.name) names nothing", at: node.position)
    }
    return words
  }

  /// An identifier that no earlier entry has.
  mutating func uniqueIdentifier(_ node: YAMLNode?, _ uses: inout FirstUses) -> String? {
    guard let node, let id = identifier(node) else { return nil }
    if let first = uses.note(id, path: path, line: node.position.line) {
      report("the id `\(id)` is taken", at: node.position, hint: "It is used on line \(first.line) of \(first.path).")
    }
    return id
  }
}

/// Where each identifier was used first.
struct FirstUses {
  private var places: [String: (path: String, line: Int)] = [:]

  /// Notes a use; gives the earlier one when there is one.
  mutating func note(_ id: String, path: String, line: Int) -> (path: String, line: Int)? {
    if let place = places[id] { return place }
    places[id] = (path, line)
    return nil
  }
}
