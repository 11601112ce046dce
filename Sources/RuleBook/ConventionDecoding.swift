internal import CodeModel
internal import SourceModel

extension YAMLReader {
  /// Reads `conventions/roles.yml`.
  mutating func roles() -> [Role] {
    var result: [Role] = []
    var ids = FirstUses()
    for item in items(root()) ?? [] {
      guard let fields = mapping(item, required: ["id", "swift", "kotlin"], optional: ["of"]),
        let id = uniqueIdentifier(fields["id"], &ids)
      else { continue }
      let scope = fields["of"] == nil ? Role.Scope.any : choice(fields["of"], of: Role.Scope.self) ?? .any
      let names = PerSide(swift: namePatterns(fields["swift"]), kotlin: namePatterns(fields["kotlin"]))
      result.append(Role(id: id, names: names, scope: scope))
    }
    return result
  }

  /// Patterns such as `Default{N}`; a bare word is an ending and becomes `{N}Word`.
  private mutating func namePatterns(_ node: YAMLNode?) -> [String] {
    words(node).compactMap { word in
      let pieces = word.split(separator: "{N}", omittingEmptySubsequences: false)
      let isName = pieces.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
      guard isName, pieces.count <= 2 else {
        if let node {
          report(
            "`\(word)` is no pattern of a name", at: node.position,
            hint: "Write an ending such as `Fragment`, or `{N}` once, as in `Default{N}`.")
        }
        return nil
      }
      return pieces.count == 1 ? "{N}" + word : word
    }
  }

  /// Runs of folders for each side, such as `src/test`; `*` and `?` are all that is special in them.
  private mutating func folders(_ node: YAMLNode?) -> PerSide<[String]> {
    let folders = sides(node)
    for folder in folders.swift + folders.kotlin {
      guard let node, folder.contains("{") || folder.contains("}") || folder.hasPrefix("/") else { continue }
      report(
        "`\(folder)` is no run of folders", at: node.position,
        hint: "Write names with `/` between them, as in `src/*Test`.")
    }
    return folders
  }

  /// Reads `conventions/plumbing.yml`.
  mutating func plumbingTable() -> PlumbingTable {
    var table = PlumbingTable()
    let fields = mapping(
      root(),
      optional: [
        "lifecycle", "moments", "bindings", "views", "viewMarks", "viewWords", "shells", "parameters", "diagnostics",
        "synthesized", "coded", "codecs", "platforms",
      ])
    guard let fields else { return table }
    table.lifecycle = sides(fields["lifecycle"])
    table.moments = pairs(fields["moments"])
    table.bindings = sides(fields["bindings"])
    table.views = sides(fields["views"])
    table.viewMarks = sides(fields["viewMarks"])
    table.viewWords = strings(fields["viewWords"]) ?? []
    table.shells = sides(fields["shells"])
    table.parameters = strings(fields["parameters"]) ?? []
    table.diagnostics = strings(fields["diagnostics"]) ?? []
    table.synthesized = strings(fields["synthesized"]) ?? []
    table.coded = sides(fields["coded"])
    table.codecs = sides(fields["codecs"])
    table.platforms = sides(fields["platforms"])
    return table
  }

  /// Reads `conventions/words.yml`.
  mutating func lexicon() -> Lexicon {
    var lexicon = Lexicon()
    guard let fields = mapping(root(), optional: Lexicon.Topic.allCases.map(\.rawValue)) else { return lexicon }
    for topic in Lexicon.Topic.allCases {
      guard let node = fields[topic.rawValue] else { continue }
      let words = strings(node) ?? []
      for word in words where CodeModel.words(of: word) != [word] {
        report(
          "`\(word)` is not one word in lower case", at: node.position,
          hint: "Names are taken apart where their case changes: `viewModel` is two words, `view` and `model`.")
      }
      lexicon.add(words, to: topic)
    }
    return lexicon
  }

  /// Reads `conventions/files.yml`.
  mutating func fileConventions() -> FileConventions {
    var files = FileConventions()
    let fields = mapping(
      root(),
      optional: [
        "suffixes", "receivers", "sourceRoots", "testFolders", "testSuffixes", "otherPlatforms", "skippedFolders",
        "exampleWords", "exampleApps", "supportAffixes", "exempt",
      ])
    guard let fields else { return files }
    files.suffixes = groups(fields["suffixes"])
    files.receivers = groups(fields["receivers"])
    files.sourceRoots = sides(fields["sourceRoots"])
    files.testFolders = folders(fields["testFolders"])
    files.otherPlatforms = folders(fields["otherPlatforms"])
    files.skippedFolders = strings(fields["skippedFolders"]) ?? []
    files.testSuffixes = strings(fields["testSuffixes"]) ?? []
    files.exampleWords = strings(fields["exampleWords"]) ?? []
    files.exampleApps = sides(fields["exampleApps"])
    files.supportAffixes = strings(fields["supportAffixes"]) ?? []
    files.exempt = sides(fields["exempt"])
    return files
  }
}
