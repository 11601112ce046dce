internal import CodeModel
package import RuleBook
internal import SourceModel

/// The tables of `Rules/` in the shape that passes ask them.
package struct Vocabulary: Sendable {
  struct TypeRow: Sendable {
    let id: String
    let normal: String
    let keep: Int?
    let near: [String]
  }

  private var types: [String: TypeRow] = [:]
  /// What each side's library calls its types.
  private var libraryTypes: PerSide<Set<String>> = PerSide()
  /// Types that the file itself declares.
  private var ownTypes: Set<String> = []
  private(set) var side = Side.swift
  /// What the cases of the file's sealed types carry, in order, by the case's name; only where no other type has that name.
  private var payloads: [String: [String]] = [:]
  private(set) var wrappers: Set<String> = []
  private var loggers: Set<String> = []
  /// The same as the tables spell them.
  private var loggerSpellings: Set<String> = []
  /// Functions of the file that are called as loggers are and do something else.
  private var ownFunctions: Set<String> = []
  /// Functions of the file that are called like a level and only log: `private fun warn(text: String) = log(WARN, text)`.
  private var ownLoggers: Set<String> = []
  private var interfacePrefixes: [String] = []
  private var interfaceSuffixes: [String] = []
  private var errorSuffixes: [String] = []
  private var constantPrefixes: [String] = []
  private(set) var traits: Set<String> = []
  private(set) var rawValueNames: Set<String> = []
  private(set) var rawValueFactories: Set<String> = []
  private(set) var factories: Set<String> = []
  private(set) var fallbacks: Set<String> = []
  private(set) var unimplemented: Set<String> = []
  private(set) var views: Set<String> = []
  private(set) var stateMakers: Set<String> = []
  private var contracts: [String: Set<String>] = [:]
  private var callbackNames: [String: String] = [:]
  /// Supertypes of types that are read and written without code of their own.
  private(set) var codedTypes: Set<String> = []
  /// Attributes and annotations of such types.
  private(set) var codingAttributes: Set<String> = []
  private var handedLoggers: Set<String> = []
  private var assertions: [String: Int] = [:]
  private(set) var ambientTypes: Set<String> = []
  private(set) var ambientParameters: Set<String> = []
  /// Those that Swift's compiler fills in with where a call stands.
  private(set) var callSiteParameters: Set<String> = []

  package init(_ book: RuleSet) {
    for row in book.types {
      for spelling in row.names.swift + row.names.kotlin + [row.normal] where types[spelling] == nil {
        types[spelling] = TypeRow(id: row.id, normal: row.normal, keep: row.keep, near: row.near)
      }
      for side in Side.allCases { libraryTypes[side].formUnion(row.names[side] + [row.normal]) }
    }
    let names = book.names
    wrappers = Set(names.wrappers.swift + names.wrappers.kotlin)
    loggerSpellings = Set(names.logging.swift + names.logging.kotlin)
    loggers = Set(loggerSpellings.map(canonicalName))
    interfacePrefixes = names.interfaces.prefixes
    interfaceSuffixes = names.interfaces.suffixes
    errorSuffixes = names.errors.flatMap { [$0.swift, $0.kotlin] }
    constantPrefixes = names.constants
    traits = Set(names.traits.swift + names.traits.kotlin)
    rawValueNames = Set(names.rawValues)
    rawValueFactories = Set(names.rawValueFactories)
    factories = Set(names.rawValueFactories + names.factories)
    fallbacks = Set(names.fallbacks)
    unimplemented = Set(names.unimplemented.swift + names.unimplemented.kotlin)
    views = Set(names.views.swift + names.views.kotlin)
    stateMakers = Set(names.states.swift + names.states.kotlin)
    for group in names.parameters {
      for name in group { callbackNames[canonicalName(name)] = group[0] }
    }
    for contract in book.annotations.contracts {
      contracts[contract.id, default: []].formUnion(contract.names.swift + contract.names.kotlin)
    }
    codedTypes = Set(book.plumbing.coded.swift)
    codingAttributes = codedTypes.union(book.plumbing.coded.kotlin)
    handedLoggers = Set(names.loggers.map { $0.lowercased() })
    for name in names.assertions.unary { assertions[name] = 1 }
    for name in names.assertions.binary { assertions[name] = 2 }
    ambientTypes = Set(names.ambientTypes.swift + names.ambientTypes.kotlin)
    ambientParameters = Set(names.ambientParameters.kotlin)
    callSiteParameters = Set(names.ambientParameters.swift)
  }

  /// The same tables as one file asks them.
  func facing(_ unit: SourceUnit) -> Vocabulary {
    var result = self
    result.side = unit.file.side
    unit.forEachDeclaration { declaration, _ in
      if declaration.isType { result.ownTypes.insert(declaration.name) }
      if declaration.kind == .function, let body = declaration.body {
        let key = canonicalName(declaration.name)
        if loggers.contains(key) || isNamedAfterLogging(declaration.name) {
          if doesMoreThanLog(body, unit.tree) { result.ownFunctions.insert(key) }
        } else if Self.levels.contains(declaration.name), isOnlyLogging(body, unit.tree) {
          result.ownLoggers.insert(key)
        }
      }
      guard declaration.kind == .class, !declaration.supertypes.isEmpty else { return }
      let carried = declaration.members.filter { $0.modifiers.contains(.primary) }.flatMap(\.parameters)
      let names = carried.filter { $0.property != nil }.map(\.name)
      let key = canonicalName(declaration.name)
      result.payloads[key] = result.payloads[key] == nil ? names : []
    }
    return result
  }

  /// The names of what a case carries, in the order of its constructor; empty for what is no case of this file.
  func payload(ofCase name: String) -> [String] { payloads[canonicalName(name)] ?? [] }

  func type(_ spelling: String) -> TypeRow? { types[spelling] }

  /// Whether a name of nothing means something in a file: Swift's library has no `Unit`, and a type of that name is a unit in
  /// either language.
  func meansOwnType(_ spelling: String, notOf row: TypeRow) -> Bool {
    row.normal == "Void"
      && (ownTypes.contains(spelling) || !libraryTypes[side].contains(spelling))
  }

  /// Whether an extension of a type of this name extends the library's: neither one that the file declares, nor one that
  /// only the other side's library calls so.
  func isLibraryType(_ spelling: String) -> Bool {
    !ownTypes.contains(spelling) && libraryTypes[side].contains(spelling)
  }

  /// What a parameter that is called back and its synonyms go by.
  func commonName(ofCallback name: String) -> String? { callbackNames[canonicalName(name)] }

  /// The attributes and annotations that say what the contract of an id says.
  func names(ofContract id: String) -> Set<String> { contracts[id] ?? [] }

  /// `IFoo`, `FooProtocol` and `Foo` are one name where a type is referred to, and so are `FooError` and `FooException`.
  func withoutAffixes(_ name: String) -> String {
    for prefix in interfacePrefixes where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      let second = rest.dropFirst().first
      if let first = rest.first, first.isUppercase, let second, second.isLowercase { return String(rest) }
    }
    for suffix in interfaceSuffixes where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    for suffix in errorSuffixes where name.hasSuffix(suffix) && name.count > suffix.count {
      return name.dropLast(suffix.count) + (errorSuffixes.first ?? "")
    }
    return name
  }

  /// The key of a name that refers to something: type-like names lose their affixes, local names only their case.
  func canonicalReference(_ name: String, isLocal: Bool) -> String {
    canonicalName(isLocal ? name : isTypeName(name) ? withoutAffixes(name) : withoutConstantPrefix(name))
  }

  /// `kMaxRetries` as the other side calls it.
  func withoutConstantPrefix(_ name: String) -> String {
    for prefix in constantPrefixes where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if let first = rest.first, first.isUppercase { return String(rest) }
    }
    return name
  }

  /// Whether what goes by this name is handed around for logging only.
  func isLogger(_ name: String) -> Bool { words(of: name).last.map(handedLoggers.contains) ?? false }

  /// How many values an assertion of this name is about, its message and its tolerance not counted.
  func operands(ofAssertion name: String) -> Int? { assertions[name] }

  /// Whether a statement does nothing but log: `Log.d(tag, x)`, `logger.info(x)`, `os_log(x)`.
  func isLogging(_ statement: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(statement) == .call else { return false }
    let callee = tree.child(statement, 0)
    switch tree.kind(callee) {
    case .name:
      let key = canonicalName(tree.label(callee))
      guard !tree.marks(callee).contains(.qualified), !ownFunctions.contains(key) else { return false }
      return loggers.contains(key) || ownLoggers.contains(key)
        || isNamedAfterLogging(tree.label(callee))
          && (isGivenSentence(statement, tree) || namesLevelFirst(callee, statement, tree))
    case .member:
      var logger = tree.child(callee, 0)
      if tree.kind(logger) == .optionalChain { logger = tree.child(logger, 0) }
      if Vocabulary.reports(tree.label(callee)), !startsUppercase(tree.label(logger)) { return false }
      if tree.kind(logger) == .name, loggers.contains(canonicalName(tree.label(logger))) {
        // What is only spelt like `Log` may be a list of entries: `log.append(entry)`.
        guard loggerSpellings.contains(tree.label(logger)) else { return namesLevel(statement, tree) }
        return startsUppercase(tree.label(logger)) || isLine(statement, tree)
      }
      guard tree.kind(logger) == .member, isLine(statement, tree) else { return false }
      let owner = tree.child(logger, 0)
      // `Logger.shop.debug(text)` has its loggers as constants of the library's type.
      return isLogger(tree.label(logger)) && tree.isPath(owner)
        || tree.kind(owner) == .name && startsUppercase(tree.label(owner))
          && loggerSpellings.contains(tree.label(owner))
    default: return false
    }
  }

  /// Whether an object that does what is called so sends it to somebody, whatever it is called: `logger.record(error)`
  /// of a crash reporter. Nobody writes a line for developers by such a word.
  package static func reports(_ name: String) -> Bool {
    words(of: name).first.map { ["record", "report", "capture", "track"].contains($0) } ?? false
  }

  private func startsUppercase(_ name: String) -> Bool { name.first?.isUppercase ?? false }

  /// What a team calls its own way to log: `deskLog`, `logWarning`, but neither `logIn` nor `logEvent`.
  private func isNamedAfterLogging(_ name: String) -> Bool {
    let words = words(of: name)
    guard words.count > 1 else { return false }
    let isLevel = words.dropFirst().allSatisfy { Self.writing.contains($0) || $0 == "message" }
    return words.last == "log" || words.first == "log" && isLevel
  }

  /// `logDebug("deskMatch", place)`: a level tells that whatever text comes first is for developers.
  private func namesLevelFirst(_ callee: NodeID, _ call: NodeID, _ tree: Tree) -> Bool {
    guard let first = tree.argumentValues(call).first, tree.kind(first) == .string else { return false }
    return words(of: tree.label(callee)).dropFirst().contains { Self.levels.contains($0) }
  }

  /// Whether all that a body does is one call that logs.
  private func isOnlyLogging(_ body: NodeID, _ tree: Tree) -> Bool {
    tree.onlyResult(of: body).map { isLogging($0, tree) } ?? false
  }

  /// Whether a call is handed a text of several words first, or a closure that makes one when it is wanted: what is
  /// kept or sent under a name has none.
  private func isGivenSentence(_ call: NodeID, _ tree: Tree) -> Bool {
    guard var first = tree.argumentValues(call).first else { return false }
    if tree.kind(first) == .lambda, tree.lambdaParameters(first).isEmpty, let body = tree.lambdaBody(first),
      let made = tree.onlyResult(of: body)
    {
      first = made
    }
    guard tree.kind(first) == .string else { return false }
    return tree.children(first).contains { tree.kind($0) == .text && tree.label($0).contains(" ") }
  }

  /// Whether a body changes something, or calls what does not only write for developers.
  private func doesMoreThanLog(_ body: NodeID, _ tree: Tree) -> Bool {
    tree.preorder(body).filter { tree.kind($0) == .block }.contains { block in
      tree.children(block).contains { statement in
        switch tree.kind(statement) {
        case .assign: true
        case .call: !isLogging(statement, tree) && !writes(statement, tree)
        default: false
        }
      }
    }
  }

  /// `print(text)`, `sink.log(text)`, `output.warning(text)`.
  private func writes(_ call: NodeID, _ tree: Tree) -> Bool {
    tree.calleeName(call)?.utf8.count != 1 && namesLevel(call, tree)
  }

  /// The same, and `log.d(text)`.
  private func namesLevel(_ call: NodeID, _ tree: Tree) -> Bool {
    guard let name = tree.calleeName(call) else { return true }
    return loggers.contains(canonicalName(name)) || Vocabulary.isSaid(name)
  }

  /// Whether an object that does what is called so writes a line. A level may be one letter.
  package static func isSaid(_ name: String) -> Bool {
    name.utf8.count == 1 || words(of: name).contains { writing.contains($0) }
  }

  /// Whether a call of an object writes a line: it says so, names a level by one letter, or is handed a text. What is
  /// told to do anything else, `logger.flush()`, does that.
  private func isLine(_ call: NodeID, _ tree: Tree) -> Bool {
    namesLevel(call, tree) || tree.argumentValues(call).contains { [.string, .lambda].contains(tree.kind($0)) }
  }

  private static let levels: Set<String> = [
    "debug", "error", "info", "trace", "verbose", "warn", "warning",
  ]

  private static let writing: Set<String> = [
    "alert", "critical", "debug", "emergency", "error", "exception", "fatal", "fault", "fine", "finer", "finest",
    "info", "log", "notice", "print", "println", "severe", "trace", "verbose", "warn", "warning", "write", "wtf",
  ]
}
