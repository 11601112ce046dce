internal import FindingModel
internal import Pairing
package import RuleBook
package import SourceModel

extension Configuration {
  /// Decodes a document; every mistake in it is a problem with its place, and with any of them nothing is to be analysed.
  ///
  /// - Parameters:
  ///   - path: how messages name the document.
  ///   - book: knows the rules; the team's own are added to it, and options are set in it.
  ///   - added: absolute paths of folders whose rules are in the book already.
  package static func decoded(
    path: String, text: String, book: inout RuleSet, except added: Set<String> = []
  ) -> (configuration: Configuration, problems: [Problem]) {
    var decoder = ConfigurationDecoder(path: path, text: text, known: book.rules.map(\.id), book: book)
    decoder.addedFolders = added
    let configuration = decoder.decode()
    if let grown = decoder.book { book = grown }
    for settings in configuration.rules { book.set(settings.options, of: settings.rule) }
    return (configuration, decoder.yaml.problems + decoder.ownProblems)
  }

  /// Decodes a document without reading any rule: rules are known by name alone, and their options not at all.
  static func glanced(path: String, text: String) -> (configuration: Configuration, problems: [Problem]) {
    var decoder = ConfigurationDecoder(path: path, text: text, known: RuleSet.embeddedRules, book: nil)
    return (decoder.decode(), decoder.yaml.problems + decoder.ownProblems)
  }
}

private struct ConfigurationDecoder {
  var yaml: YAMLReader
  /// The ids of the rules that there are.
  var known: [String]
  /// `nil` when the rules themselves are not wanted.
  var book: RuleSet?
  /// What paths in the document are relative to.
  let folder: String
  /// Absolute paths of folders whose rules are in the book already.
  var addedFolders: Set<String> = []
  /// Mistakes in the team's own rules.
  var ownProblems: [Problem] = []

  init(path: String, text: String, known: [String], book: RuleSet?) {
    yaml = YAMLReader(path: path, text: text)
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    self.known = known
    self.book = book
  }

  mutating func decode() -> Configuration {
    var result = Configuration()
    result.folder = folder
    guard let root = yaml.root() else { return result }
    let optional = [
      "swift", "kotlin", "pairing", "comparison", "phrases", "rules", "failOn", "baseline", "grace",
    ]
    guard let fields = yaml.mapping(root, required: ["version"], optional: optional) else { return result }
    checkVersion(fields["version"])
    result.swift = side(fields["swift"])
    result.kotlin = side(fields["kotlin"])
    pairing(fields["pairing"], into: &result)
    result.levels = levels(fields["comparison"])
    result.phrases = (yaml.strings(fields["phrases"]) ?? []).filter { isConfined($0, fields["phrases"]) }
    ownRules(fields["rules"], into: &result)
    result.rules = rules(fields["rules"])
    result.failOn = yaml.choice(fields["failOn"], of: FailureLevel.self)
    result.grace = grace(fields["grace"]) ?? result.grace
    result.baseline = yaml.string(fields["baseline"]).flatMap { isConfined($0, fields["baseline"]) ? $0 : nil }
    return result
  }

  /// Whether a path that is named here stays in the repository; that it does not is a mistake.
  private mutating func isConfined(_ name: String, _ node: YAMLNode?) -> Bool {
    guard let problem = escape(of: joined(folder, name), named: name, fromFolder: folder) else { return true }
    yaml.report(problem.message, at: node?.position ?? SourcePosition(line: 1, column: 1), hint: problem.hint)
    return false
  }

  private mutating func checkVersion(_ node: YAMLNode?) {
    guard let node, let version = yaml.integer(node) else { return }
    if version != 1 {
      yaml.report("version \(version) is not known", at: node.position, hint: "This parity reads version 1.")
    }
  }

  // MARK: Sides

  private mutating func side(_ node: YAMLNode?) -> Configuration.SideSettings {
    var settings = Configuration.SideSettings()
    let optional = ["path", "include", "exclude", "repository", "ref", "fallback"]
    guard let fields = yaml.mapping(node, optional: optional) else { return settings }
    settings.path = yaml.string(fields["path"])
    settings.include = patterns(fields["include"])
    settings.exclude = patterns(fields["exclude"])
    settings.remote = remote(fields)
    return settings
  }

  private mutating func remote(_ fields: YAMLFields) -> Configuration.RemoteSide? {
    guard let repository = yaml.string(fields["repository"]) else {
      for key in ["ref", "fallback"] {
        guard let position = fields.keyPosition(key) else { continue }
        yaml.report("`\(key)` is said of a `repository`", at: position, hint: "A folder is read as it is.")
      }
      return nil
    }
    if let position = fields.keyPosition("path") {
      yaml.report(
        "a side has a `path` or a `repository`", at: position,
        hint: "Which folders of a repository count is said by `include`.")
    }
    return Configuration.RemoteSide(
      repository: repository, reference: yaml.string(fields["ref"]), fallback: yaml.string(fields["fallback"]))
  }

  private mutating func patterns(_ node: YAMLNode?) -> [PathPattern] {
    guard let node else { return [] }
    guard case .sequence = node.content else { return pattern(node).map { [$0] } ?? [] }
    return (yaml.items(node) ?? []).compactMap { pattern($0) }
  }

  private mutating func pattern(_ node: YAMLNode?) -> PathPattern? {
    guard let node, let text = yaml.string(node) else { return nil }
    do {
      return try PathPattern(text)
    } catch {
      yaml.report(error.message, at: node.position, hint: error.hint)
      return nil
    }
  }

  // MARK: Pairing

  private mutating func pairing(_ node: YAMLNode?, into result: inout Configuration) {
    let optional = ["patterns", "names", "pairs", "platformOnly"]
    guard let fields = yaml.mapping(node, optional: optional) else { return }
    result.patterns = patternPairs(fields["patterns"])
    result.names = patternPairs(fields["names"], capturesOnce: true)
    for item in yaml.items(fields["pairs"]) ?? [] {
      guard let pair = yaml.mapping(item, required: ["swift", "kotlin"]) else { continue }
      guard let swift = yaml.string(pair["swift"]), let kotlin = yaml.string(pair["kotlin"]) else { continue }
      result.pairs.append(Configuration.FilePair(swift: swift, kotlin: kotlin))
    }
    for item in yaml.items(fields["platformOnly"]) ?? [] {
      if let entry = platformOnly(item) { result.platformOnly.append(entry) }
    }
  }

  private mutating func patternPairs(_ node: YAMLNode?, capturesOnce: Bool = false) -> [Configuration.PatternPair] {
    var pairs: [Configuration.PatternPair] = []
    for item in yaml.items(node) ?? [] {
      guard let fields = yaml.mapping(item, required: ["swift", "kotlin"]) else { continue }
      guard let swift = pattern(fields["swift"]), let kotlin = pattern(fields["kotlin"]) else { continue }
      guard Set(swift.captureNames) == Set(kotlin.captureNames), !swift.captureNames.isEmpty else {
        yaml.report(
          "`\(swift.text)` and `\(kotlin.text)` must capture the same names", at: item.position,
          hint: swift.captureNames.isEmpty ? "A capture is a name in braces, such as `{Name}`." : nil)
        continue
      }
      guard !capturesOnce || swift.captureNames.count == 1 else {
        yaml.report(
          "a name pattern has one capture", at: item.position, hint: "Write `{N}ViewController`, for instance.")
        continue
      }
      pairs.append(Configuration.PatternPair(swift: swift, kotlin: kotlin))
    }
    return pairs
  }

  private mutating func platformOnly(_ node: YAMLNode) -> Configuration.PlatformOnly? {
    guard let fields = yaml.mapping(node, required: ["side", "path", "reason"], optional: ["until"]) else { return nil }
    let side = yaml.choice(fields["side"], of: Side.self)
    let path = pattern(fields["path"])
    let reason = yaml.string(fields["reason"])
    let until = date(fields["until"])
    guard let side, let path, let reason else { return nil }
    return Configuration.PlatformOnly(side: side, path: path, reason: reason, until: until)
  }

  private mutating func date(_ node: YAMLNode?) -> String? {
    guard let node, let text = yaml.string(node) else { return nil }
    if isDay(text) { return text }
    return yaml.mismatch(node, "a date such as `2027-03-31`")
  }

  private mutating func grace(_ node: YAMLNode?) -> Int? {
    guard let node, let text = yaml.string(node) else { return nil }
    return days(text) ?? yaml.mismatch(node, "a number of days or weeks such as `14d` or `3w`")
  }

  // MARK: Comparison and rules

  private mutating func levels(_ node: YAMLNode?) -> [Configuration.LevelByPath] {
    var levels: [Configuration.LevelByPath] = []
    for item in yaml.items(node) ?? [] {
      guard let fields = yaml.mapping(item, required: ["path", "level"]) else { continue }
      let path = pattern(fields["path"])
      let level = yaml.choice(fields["level"], of: ComparisonLevel.self)
      if let path, let level { levels.append(Configuration.LevelByPath(path: path, level: level)) }
    }
    return levels
  }

  /// `rules.folder` is no rule: it names the folder in which the team's own stand, which may then be set like ours.
  private mutating func ownRules(_ node: YAMLNode?, into result: inout Configuration) {
    guard case .mapping(let entries) = node?.content, let entry = entries.first(where: { $0.key == "folder" }),
      let name = yaml.string(entry.value)
    else { return }
    result.rulesFolder = name
    if book != nil, addedFolders.contains(absolute(joined(folder, name))) { return }
    guard isConfined(name, entry.value) else { return }
    switch ownDocuments(in: joined(folder, name)) {
    case .success(let documents):
      ownProblems += book?.add(documents) ?? []
      known = book?.rules.map(\.id) ?? known + documents.map(\.name)
    case .failure(let problem):
      yaml.report(problem.message, at: entry.value.position, hint: problem.hint)
    }
  }

  private mutating func rules(_ node: YAMLNode?) -> [Configuration.RuleSettings] {
    var rules: [Configuration.RuleSettings] = []
    for entry in yaml.entries(node) ?? [] where entry.key != "folder" {
      guard known.contains(entry.key) else {
        yaml.report(
          "unknown rule `\(entry.key)`", at: entry.keyPosition, hint: yaml.hint(for: entry.key, among: known))
        continue
      }
      rules.append(rule(entry))
    }
    return rules
  }

  private mutating func rule(_ entry: YAMLEntry) -> Configuration.RuleSettings {
    var settings = Configuration.RuleSettings(rule: entry.key)
    if case .mapping = entry.value.content {
      let fields = yaml.mapping(entry.value, optional: ["severity", "include", "exclude", "options"])
      severity(fields?["severity"], into: &settings)
      settings.include = patterns(fields?["include"])
      settings.exclude = patterns(fields?["exclude"])
      settings.options = yaml.options(fields?["options"], check: book?.rule(entry.key)?.check)
    } else {
      severity(entry.value, into: &settings)
    }
    return settings
  }

  private mutating func severity(_ node: YAMLNode?, into settings: inout Configuration.RuleSettings) {
    let words = Severity.allCases.map(\.rawValue) + ["off"]
    guard let word = yaml.choice(node, among: words) else { return }
    settings.isOff = word == "off"
    settings.severity = Severity(rawValue: word)
  }
}
