import CodeModel
import RuleBook
import SourceModel
import Testing

/// Tables and phrases are read whole, and mistakes in them are told with their places.
struct TableDecodingTests {
  private static let hazards = RuleSet.Document(
    path: "equivalences/hazards.yml", text: "- {id: value-vs-reference, summary: One is shared.}\n")

  private func book(_ path: String, _ text: String) -> RuleSet {
    var book = RuleSet()
    #expect(described(book.add([.init(path: path, text: text), Self.hazards])) == [])
    return book
  }

  // MARK: Types

  @Test func types() {
    let text = """
      - id: boolean
        normal: Bool
        swift: Bool
        kotlin: [Boolean, java.lang.Boolean]
      - {id: array, normal: Array, swift: [Array], kotlin: [List], keep: 1, near: value-vs-reference}
      """
    #expect(
      book("equivalences/types.yml", text).types == [
        TypeEquivalence(
          id: "boolean", normal: "Bool", names: .init(swift: ["Bool"], kotlin: ["Boolean", "java.lang.Boolean"]),
          keep: nil),
        TypeEquivalence(
          id: "array", normal: "Array", names: .init(swift: ["Array"], kotlin: ["List"]), keep: 1,
          near: ["value-vs-reference"]),
      ])
  }

  @Test func mistakesInTypes() {
    let text = """
      - {id: boolean, normal: Bool, swift: Bool, kotlin: Boolean}
      - {id: boolean, normal: Flag, swift: Bool, kotlin: Flag}
      - {id: flag, normal: Flag, swift: [Flag, Bool], kotlin: []}
      - {id: number, normal: Int, swift: Int, keep: many}
      """
    #expect(
      problemsOf("equivalences/types.yml", text) == [
        "2:8 the id `boolean` is taken | It is used on line 1 of equivalences/types.yml.",
        "2:38 `Bool` already means `Bool` | A name can have one normal form only.",
        "3:57 `kotlin` names nothing",
        "3:35 `Bool` already means `Bool` | A name can have one normal form only.",
        "4:3 an item of the document has no `kotlin` | Add `kotlin:`.",
        "4:47 `keep` must be a whole number, not `many`",
      ])
  }

  // MARK: Phrases

  @Test func phrases() {
    let text = """
      - id: compact-map
        swift: "$xs.compactMap($f)"
        kotlin: ["$xs.mapNotNull($f)", "$xs.map($f).filterNotNull()"]
        near: [value-vs-reference]
      - id: run
        swift: |
          start($...args)
          stop()
        kotlin: run($...args)
        normal: run($...args)
        statement: true
      """
    let phrases = book("phrasebook/collections.yml", text).phrases
    #expect(phrases.map(\.id) == ["compact-map", "run"])
    #expect(phrases.map(\.line) == [1, 5])
    #expect(phrases[0].patterns.kotlin.count == 2)
    #expect(phrases[0].near == ["value-vs-reference"])
    #expect(phrases[1].near == [])
    #expect(phrases[0].normal == nil)
    #expect(phrases[1].patterns.swift.map(\.text) == ["start($...args)\nstop()\n"])
    #expect(phrases[1].normal?.text == "run($...args)")
    #expect(phrases.map(\.isStatement) == [false, true])
    #expect(phrases.allSatisfy { $0.path == "phrasebook/collections.yml" })
  }

  @Test func aNearMarkNamesAKnownHazard() {
    let phrase = "- {id: sort, swift: $xs.sort(), kotlin: $xs.sort(), near: value-vs-referense}\n"
    var book = RuleSet()
    let rule = RuleSet.Document(path: "hazards/sort-in-place.yml", text: "id: sort-in-place\n")
    _ = book.add([rule, Self.hazards])
    #expect(book.hazards == ["value-vs-reference", "sort-in-place"])
    #expect(
      described(book.addPhrases(path: "phrases.yml", text: phrase)) == [
        "1:59 there is no hazard `value-vs-referense` | Did you mean `value-vs-reference`?"
      ])
    #expect(
      described(book.addPhrases(path: "b.yml", text: "- {id: a, swift: a(), kotlin: b(), near: sort-in-place}\n")) == []
    )
    let table = "- {id: list, normal: List, swift: Array, kotlin: List, near: [value-vs-reference, no-such]}\n"
    #expect(
      described(book.add([.init(path: "equivalences/types.yml", text: table)])) == [
        "1:62 there is no hazard `no-such` | Known: `sort-in-place`, `value-vs-reference`."
      ])
  }

  @Test func typesAndForgottenVariablesMayBeMissing() {
    let text = """
      - id: json-mapping
        swift: "$p.then { JSONTransformer().map($0) }"
        kotlin: "$p.then(JSONTransformer($T::class.java)::mapArray, $_rest)"
      """
    #expect(problemsOf("phrasebook/json.yml", text) == [])
  }

  @Test func mistakesInVariables() {
    let text = """
      - id: first
        swift: "$xs.first"
        kotlin:
          - "$xs.firstOrNull()"
          - "firstOf($ys)"
      - id: second
        swift: "f($x)"
        kotlin: "f($...x)"
      - id: third
        swift: "f($x)"
        kotlin: "f($x)"
        normal: "f($z)"
      """
    #expect(
      problemsOf("phrasebook/a.yml", text) == [
        "5:7 this pattern does not bind `$xs`, others of `first` do | "
          + "Bind it everywhere, or call it `$_xs` to match and forget.",
        "2:10 this pattern does not bind `$ys`, others of `first` do | "
          + "Bind it everywhere, or call it `$_ys` to match and forget.",
        "7:10 `$x` and `$...x` cannot both be used",
        "12:11 `normal` uses `$z`, which not every pattern binds | Did you mean `$x`?",
        "12:11 `normal` does not use `$x` | Call it `$_x` in the patterns if it makes no difference.",
      ])
  }

  @Test func phraseIdsAreUniqueOverFiles() {
    var book = RuleSet()
    let text = "- {id: same, swift: a, kotlin: b}\n"
    let found = book.add([.init(path: "phrasebook/b.yml", text: text), .init(path: "phrasebook/a.yml", text: text)])
    #expect(found.map(\.path) == ["phrasebook/b.yml"])
    #expect(described(found) == ["1:8 the id `same` is taken | It is used on line 1 of phrasebook/a.yml."])
    #expect(
      described(book.addPhrases(path: "team/phrases.yml", text: text))
        == ["1:8 the id `same` is taken | It is used on line 1 of phrasebook/a.yml."])
  }

  @Test(arguments: [
    ("$xs.map($f)", ["$xs", "$f"]), ("f($...args, $x)", ["$...args", "$x"]), ("{ $0 + $1 }", []),
    ("$x + $x", ["$x"]), ("$", []), ("$_a($T)", ["$_a", "$T"]),
  ])
  func metavariables(pattern: String, expected: [String]) {
    #expect(Metavariable.all(in: pattern).map(\.spelling) == expected)
  }

  // MARK: Names, annotations, conventions

  @Test func names() {
    let text = """
      interfaces: {prefixes: [I], suffixes: Protocol}
      errors: [{swift: Error, kotlin: Exception}]
      accessors: [get, is]
      parameters:
        - [completion, callback]
      ambient: {kotlin: [Context]}
      """
    let names = book("equivalences/names.yml", text).names
    #expect(names.interfaces == .init(prefixes: ["I"], suffixes: ["Protocol"]))
    #expect(names.errors == [PerSide(swift: "Error", kotlin: "Exception")])
    #expect(names.accessors == ["get", "is"])
    #expect(names.parameters == [["completion", "callback"]])
    #expect(names.ambientTypes[.kotlin] == ["Context"])
    #expect(names.ambientTypes[.swift] == [])
  }

  @Test func mistakesInNames() {
    let text = """
      interface: {prefixes: [I]}
      parameters: [[completion], [a, b], word]
      errors: [{swift: Error}]
      logging: {swift: print, kotlyn: println}
      """
    #expect(
      problemsOf("equivalences/names.yml", text) == [
        "1:1 unknown key `interface` | Did you mean `interfaces`?",
        "3:10 an item of `errors` has no `kotlin` | Add `kotlin:`.",
        "2:14 a group needs at least two words",
        "2:36 an item of `parameters` must be a list, not `word`",
        "4:25 unknown key `kotlyn` | Did you mean `kotlin`?",
      ])
  }

  @Test func aTeamsTablesAddToOurs() {
    var book = RuleSet()
    #expect(book.add([.init(path: "equivalences/names.yml", text: "accessors: [get]")]) == [])
    #expect(book.add([.init(path: "team/equivalences/names.yml", text: "accessors: [fetch]\nrawValues: raw")]) == [])
    #expect(book.names.accessors == ["get", "fetch"])
    #expect(book.names.rawValues == ["raw"])
  }

  @Test func annotations() {
    let text = """
      drop: {swift: [objc], kotlin: [JvmStatic]}
      contracts:
        - {id: serialized-name, swift: [], kotlin: SerialName}
      """
    let table = book("equivalences/annotations.yml", text).annotations
    #expect(table.dropped == PerSide(swift: ["objc"], kotlin: ["JvmStatic"]))
    #expect(table.contracts == [.init(id: "serialized-name", names: .init(swift: [], kotlin: ["SerialName"]))])
    #expect(
      problemsOf("equivalences/annotations.yml", "contracts:\n  - id: a\n") == ["2:5 the contract `a` names nothing"])
  }

  @Test func conventions() {
    let roles = "- {id: screen, swift: ViewController, kotlin: [Fragment, Activity]}\n"
    #expect(
      book("conventions/roles.yml", roles).roles
        == [Role(id: "screen", names: .init(swift: ["{N}ViewController"], kotlin: ["{N}Fragment", "{N}Activity"]))])
    let files = """
      suffixes: [[Utils, Ext]]
      sourceRoots: {kotlin: src/main/java}
      exempt: {swift: AppDelegate.swift}
      exampleWords: demo
      exampleApps: {kotlin: [app]}
      """
    let conventions = book("conventions/files.yml", files).files
    #expect(conventions.suffixes == [["Utils", "Ext"]])
    #expect(conventions.sourceRoots.kotlin == ["src/main/java"])
    #expect(conventions.exempt.swift == ["AppDelegate.swift"])
    #expect(conventions.exampleWords == ["demo"])
    #expect(conventions.exampleApps == PerSide(swift: [], kotlin: ["app"]))
  }

  @Test func rolesOfInterfaces() {
    let text = "- {id: interface, of: interfaces, swift: [\"{N}Protocol\", \"{N}\"], kotlin: \"I{N}\"}\n"
    #expect(
      book("conventions/roles.yml", text).roles
        == [
          Role(
            id: "interface", names: .init(swift: ["{N}Protocol", "{N}"], kotlin: ["I{N}"]), scope: .interfaces)
        ])
  }

  @Test func mistakesInRoles() {
    let text = """
      - {id: screen, swift: "{N}{N}", kotlin: "*Fragment"}
      - {id: cell, of: cells, swift: Cell}
      """
    #expect(
      problemsOf("conventions/roles.yml", text) == [
        "1:23 `{N}{N}` is no pattern of a name | Write an ending such as `Fragment`, or `{N}` once, as in `Default{N}`.",
        "1:41 `*Fragment` is no pattern of a name | Write an ending such as `Fragment`, or `{N}` once, as in `Default{N}`.",
        "2:3 an item of the document has no `kotlin` | Add `kotlin:`.",
        "2:18 `of` cannot be `cells` | Known: `any`, `interfaces`, `implementations`, `views`.",
      ])
  }

  @Test func plumbing() {
    let text = """
      lifecycle: {swift: [viewDidLoad], kotlin: onCreate}
      moments: [{swift: viewDidLoad, kotlin: [onCreate, onViewCreated]}]
      bindings: {kotlin: [BindView]}
      parameters: [context]
      diagnostics: Timber
      platforms: {swift: ios, kotlin: [android]}
      """
    let table = book("conventions/plumbing.yml", text).plumbing
    #expect(table.lifecycle == PerSide(swift: ["viewDidLoad"], kotlin: ["onCreate"]))
    #expect(table.moments == [PerSide(swift: ["viewDidLoad"], kotlin: ["onCreate", "onViewCreated"])])
    #expect(table.bindings == PerSide(swift: [], kotlin: ["BindView"]))
    #expect(table.parameters == ["context"])
    #expect(table.diagnostics == ["Timber"])
    #expect(table.platforms == PerSide(swift: ["ios"], kotlin: ["android"]))
    #expect(
      problemsOf("conventions/plumbing.yml", "lifecicle: {swift: a}\nmoments: [a]\n") == [
        "1:1 unknown key `lifecicle` | Did you mean `lifecycle`?",
        "2:11 an item of `moments` must be a mapping, not `a`",
      ])
  }

  @Test func wordsSayWhatNamesAreAbout() {
    let lexicon = book("conventions/words.yml", "money: [price, cents]\nevents: toast\n").lexicon
    #expect(lexicon.says(.money, "totalInCents"))
    #expect(!lexicon.says(.money, "centsible"))
    #expect(lexicon[.events] == ["toast"])
    #expect(lexicon[.screens] == [])
    #expect(
      problemsOf("conventions/words.yml", "money: [viewModel]\nmony: [price]\n") == [
        "2:1 unknown key `mony` | Did you mean `money`?",
        "1:8 `viewModel` is not one word in lower case | Names are taken apart where their case changes: "
          + "`viewModel` is two words, `view` and `model`.",
      ])
  }

  @Test func aTeamsWordsAddToOurs() {
    var book = book("conventions/words.yml", "money: price")
    #expect(book.add([.init(path: "team/conventions/words.yml", text: "money: cents")]) == [])
    #expect(book.lexicon[.money] == ["price", "cents"])
  }
}
