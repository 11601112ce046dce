package import CodeModel
package import SourceModel

/// What ties code to its platform and says nothing about the app, so that a difference there is no news. The lists stand
/// in `Rules/conventions/plumbing.yml`; an empty value knows nothing.
package struct Plumbing: Sendable, Hashable {
  /// By side, canonical names.
  private var lifecycle: [Side: Set<String>] = [:]
  private var bindings: Set<String> = []
  private var parameters: Set<String> = []
  private var diagnostics: Set<String> = []
  private var synthesized: Set<String> = []

  package init() {}

  /// - Parameters:
  ///   - lifecycle: members that the platforms call.
  ///   - bindings: attributes and annotations that tie a declaration to a view, a runtime or a tool.
  ///   - parameters: names of parameters that only one platform needs.
  ///   - diagnostics: what begins a statement that speaks to developers only.
  ///   - synthesized: members that a compiler writes or a protocol of the library asks for.
  package init(
    lifecycle: (swift: [String], kotlin: [String]), bindings: [String], parameters: [String], diagnostics: [String],
    synthesized: [String]
  ) {
    self.lifecycle = [
      .swift: Set(lifecycle.swift.map(canonicalName)), .kotlin: Set(lifecycle.kotlin.map(canonicalName)),
    ]
    self.bindings = Set(bindings)
    self.parameters = Set(parameters.map(canonicalName))
    self.diagnostics = Set(diagnostics.map(canonicalName))
    self.synthesized = Set(synthesized.map(canonicalName))
  }

  /// Whether a declaration is called by its platform, bound to it, or written for its library's sake.
  package func includes(_ declaration: Declaration, side: Side) -> Bool {
    isSynthesized(canonicalName(declaration.name)) || isLifecycle(declaration, side: side)
      || declaration.attributes.contains { bindings.contains($0.name) }
  }

  /// One word such as `draw` is also what an app may call a member of its own.
  private func isLifecycle(_ declaration: Declaration, side: Side) -> Bool {
    guard lifecycle[side]?.contains(canonicalName(declaration.name)) == true else { return false }
    return declaration.modifiers.contains(.override) || words(of: declaration.name).count > 1
  }

  /// Whether a parameter of this name is there for the platform's sake or for an older way to be asynchronous.
  package func isCustomary(parameter name: String) -> Bool { parameters.contains(canonicalName(name)) }

  /// Whether a statement that begins with this canonical name speaks to developers only.
  package func isDiagnostic(_ key: String) -> Bool { diagnostics.contains(key) }

  /// Whether members of this canonical name say nothing about the type that has them.
  package func isSynthesized(_ key: String) -> Bool { synthesized.contains(key) }
}
