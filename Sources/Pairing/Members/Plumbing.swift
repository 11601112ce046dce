package import CodeModel
package import SourceModel

/// What ties code to its platform and says nothing about the app, so that a difference there is no news. The lists stand
/// in `Rules/conventions/plumbing.yml`; an empty value knows nothing.
package struct Plumbing: Sendable, Hashable {
  /// What one platform has.
  package struct Platform: Sendable, Hashable {
    /// Canonical names of members that the platform calls.
    fileprivate var lifecycle: Set<String>
    fileprivate var bindings: Set<String>
    fileprivate var views: [TypePattern]
    fileprivate var shells: Set<String>
    fileprivate var viewMarks: Set<String>
    fileprivate var codecs: Set<String>
    fileprivate var names: Set<String>

    /// - Parameters:
    ///   - lifecycle: members that the platform calls.
    ///   - bindings: attributes or annotations that tie a declaration to a view, a runtime or a tool.
    ///   - views: types of parts of the screen, `*` standing for any run of characters.
    ///   - shells: supertypes of types that the platform starts, shows or previews by itself.
    ///   - viewMarks: supertypes of views, or annotations of the functions that build them.
    ///   - codecs: members that read or write a type.
    ///   - names: words for the platform or its language, or two of them that are one name.
    package init(
      lifecycle: [String] = [], bindings: [String] = [], views: [String] = [], shells: [String] = [],
      viewMarks: [String] = [], codecs: [String] = [], names: [String] = []
    ) {
      self.lifecycle = Set(lifecycle.map(canonicalName))
      self.bindings = Set(bindings)
      self.views = views.map { TypePattern($0) }
      self.shells = Set(shells.map(canonicalName))
      self.viewMarks = Set(viewMarks.map(canonicalName))
      self.codecs = Set(codecs.map(canonicalName))
      self.names = Set(names.map { $0.lowercased() })
    }
  }

  private var swift: Platform
  private var kotlin: Platform
  private var parameters: Set<String>
  private var diagnostics: Set<String>
  private var synthesized: Set<String>
  private var viewWords: Set<String>
  private var supportWords: Set<String>

  /// - Parameters:
  ///   - parameters: names of parameters that only one platform needs.
  ///   - diagnostics: what begins a statement that speaks to developers only.
  ///   - synthesized: members that a compiler writes or a protocol of the library asks for.
  ///   - viewWords: words in the names of parts of the screen, in lower case.
  ///   - supportWords: words in the names of what stands in for something in tests and previews.
  package init(
    swift: Platform = Platform(), kotlin: Platform = Platform(), parameters: [String] = [],
    diagnostics: [String] = [], synthesized: [String] = [], viewWords: [String] = [], supportWords: [String] = []
  ) {
    self.swift = swift
    self.kotlin = kotlin
    self.parameters = Set(parameters.map(canonicalName))
    self.diagnostics = Set(diagnostics.map(canonicalName))
    self.synthesized = Set(synthesized.map(canonicalName))
    self.viewWords = Set(viewWords)
    self.supportWords = Set(supportWords.map { $0.lowercased() })
  }

  private func platform(_ side: Side) -> Platform { side == .swift ? swift : kotlin }

  // MARK: Declarations

  /// Whether a declaration is called by its platform, bound to it, part of the screen, or written for a library's sake.
  package func includes(_ declaration: Declaration, in tree: Tree, side: Side) -> Bool {
    isSynthesized(canonicalName(declaration.name)) || isLifecycle(declaration, side: side)
      || isBound(declaration, side: side) || isView(declaration, in: tree, side: side)
      || isShell(declaration, in: tree, side: side) || side == .swift && isViewType(declaration, in: tree)
  }

  /// One word such as `draw` is also what an app may call a member of its own.
  private func isLifecycle(_ declaration: Declaration, side: Side) -> Bool {
    guard platform(side).lifecycle.contains(canonicalName(declaration.name)) else { return false }
    return declaration.modifiers.contains(.override) || words(of: declaration.name).count > 1
  }

  private func isBound(_ declaration: Declaration, side: Side) -> Bool {
    declaration.attributes.contains { platform(side).bindings.contains($0.name) }
  }

  /// What a property that holds a part of the screen is called without the words for parts of the screen: `title` of
  /// `titleLabel`; `nil` for every other declaration.
  func viewStem(of declaration: Declaration, in tree: Tree, side: Side) -> String? {
    guard declaration.kind == .property,
      isView(declaration, in: tree, side: side) || isBound(declaration, side: side)
    else { return nil }
    return words(of: declaration.name).filter { !viewWords.contains($0) }.joined()
  }

  /// Whether a property holds a part of the screen, or a function makes one.
  package func isView(_ declaration: Declaration, in tree: Tree, side: Side) -> Bool {
    guard declaration.kind == .property || declaration.kind == .function, let type = declaration.type else {
      return false
    }
    let name = typeName(type, in: tree)
    return platform(side).views.contains { $0.matches(name) }
  }

  /// Whether a Swift type is a view.
  func isViewType(_ declaration: Declaration, in tree: Tree) -> Bool {
    declaration.isType && declaration.supertypes.contains { swift.viewMarks.contains(typeName($0.type, in: tree)) }
  }

  /// Whether a Kotlin function builds a view; one that previews another does not.
  func isViewFunction(_ declaration: Declaration) -> Bool {
    declaration.kind == .function
      && declaration.attributes.contains { kotlin.viewMarks.contains(canonicalName($0.name)) }
      && !declaration.attributes.contains { $0.name.hasSuffix("Preview") }
  }

  /// Whether a type is one that the platform starts, shows or previews by itself.
  package func isShell(_ declaration: Declaration, in tree: Tree, side: Side) -> Bool {
    declaration.supertypes.contains { platform(side).shells.contains(typeName($0.type, in: tree)) }
  }

  /// The last component of a type's name in canonical form, as the normal form has it; empty for what has no name.
  private func typeName(_ type: NodeID, in tree: Tree) -> String {
    switch tree.kind(type) {
    case .typeName: canonicalName(lastPathComponent(tree.label(type)))
    case .optionalType: tree.children(type).first.map { typeName($0, in: tree) } ?? ""
    default: ""
    }
  }

  // MARK: Names

  /// The canonical names of such parameters.
  package var customaryParameters: Set<String> { parameters }

  /// Whether a parameter of this name is there for the platform's sake or for an older way to be asynchronous.
  package func isCustomary(parameter name: String) -> Bool { parameters.contains(canonicalName(name)) }

  /// Whether a statement that begins with this canonical name speaks to developers only.
  package func isDiagnostic(_ key: String) -> Bool { diagnostics.contains(key) }

  /// Whether a name says that what goes by it stands in for something: `MockSession`, `stub`, `Fakes`.
  package func isSupport(_ name: String) -> Bool {
    words(of: name).contains { word in
      supportWords.contains(word) || word.hasSuffix("s") && supportWords.contains(String(word.dropLast()))
    }
  }

  /// Whether two texts differ in nothing but what each calls its own platform: `"shop-ios"` and `"shop-android"`,
  /// `"APP_STORE"` and `"PLAY_STORE"`.
  package func nameOwnPlatforms(swift: String, kotlin: String) -> Bool {
    let words = [platformWords(of: swift, .swift), platformWords(of: kotlin, .kotlin)]
    let different = zip(words[0], words[1]).filter { $0 != $1 }
    return words[0].count == words[1].count && !different.isEmpty
      && different.allSatisfy { platform(.swift).names.contains($0) && platform(.kotlin).names.contains($1) }
  }

  /// The words of a text in lower case, two that are one name of the platform as one.
  private func platformWords(of text: String, _ side: Side) -> [String] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.reduce(into: []) { result, word in
      if let last = result.last, platform(side).names.contains("\(last) \(word)") {
        result[result.count - 1] = "\(last) \(word)"
      } else {
        result.append(word)
      }
    }
  }

  /// Whether a member of this canonical name reads or writes its type, as a compiler may do by itself.
  package func isCodec(_ key: String, side: Side) -> Bool { platform(side).codecs.contains(key) }

  /// Whether members of this canonical name say nothing about the type that has them.
  package func isSynthesized(_ key: String) -> Bool { synthesized.contains(key) }
}

/// The canonical name of a type in which one `*` stands for any run of characters.
private struct TypePattern: Sendable, Hashable {
  private let start: String
  /// `nil` when the pattern is one name.
  private let end: String?

  init(_ text: String) {
    let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
      .map { canonicalName(String($0)) }
    start = parts.first ?? ""
    end = parts.count > 1 ? parts[1] : nil
  }

  func matches(_ name: String) -> Bool {
    guard let end else { return name == start }
    return name.utf8.count >= start.utf8.count + end.utf8.count && name.hasPrefix(start) && name.hasSuffix(end)
  }
}
