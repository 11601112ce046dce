internal import CodeModel
internal import SourceModel

/// A counterpart that the source names and that could not be linked.
package struct UnresolvedTwin: Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    /// The other side has nothing of this name.
    case unknown
    /// Several declarations have it, by path.
    case ambiguous([String])
    /// Another directive, earlier in the files, links the counterpart or the declaration itself.
    case taken
    /// A type cannot stand for a member.
    case unlike
  }

  package var directive: PairingConventions.DeclaredTwin
  package var reason: Reason
}

/// Resolves what directives in the sources say about single declarations: `// parity:twin Other.member`.
struct ExplicitPairing: Sendable {
  private let swift: DeclarationIndex
  private let kotlin: DeclarationIndex
  private(set) var types: [(swift: DeclarationID, kotlin: DeclarationID)] = []
  private(set) var views: [(swift: DeclarationID, kotlin: DeclarationID)] = []
  private(set) var members: [(swift: DeclarationID, kotlin: DeclarationID)] = []
  private(set) var unresolved: [UnresolvedTwin] = []
  private var taken: [DeclarationID: DeclarationID] = [:]

  init(_ directives: [PairingConventions.DeclaredTwin], swift: DeclarationIndex, kotlin: DeclarationIndex) {
    self.swift = swift
    self.kotlin = kotlin
    for directive in directives { resolve(directive) }
  }

  /// Whether a directive speaks for this declaration.
  func links(_ id: DeclarationID) -> Bool { taken[id] != nil }

  private mutating func resolve(_ directive: PairingConventions.DeclaredTwin) {
    let (own, other) = directive.side == .swift ? (swift, kotlin) : (kotlin, swift)
    // What an analysis left out, a broken file for instance, has its own problem.
    guard let source = declaration(at: directive, in: own) else { return }
    let candidates = DeclaredName(directive.target).matches(in: other)
    let alike = candidates.filter { areAlike(own[source], other[$0]) }
    guard !alike.isEmpty else {
      return report(directive, candidates.isEmpty ? .unknown : .unlike)
    }
    let target = best(alike, for: own[source], in: other)
    guard target.count == 1 else {
      return report(directive, .ambiguous(target.map { other[$0].path }))
    }
    if taken[source] == target[0], taken[target[0]] == source { return }
    guard taken[source] == nil, taken[target[0]] == nil else { return report(directive, .taken) }
    taken[source] = target[0]
    taken[target[0]] = source
    let link = directive.side == .swift ? (swift: source, kotlin: target[0]) : (swift: target[0], kotlin: source)
    let isType = (swift.declaration(link.swift).isType, kotlin.declaration(link.kotlin).isType)
    switch isType {
    case (true, true): types.append(link)
    case (true, false) where kotlin.declaration(link.kotlin).kind == .function: views.append(link)
    default: members.append(link)
    }
  }

  private mutating func report(_ directive: PairingConventions.DeclaredTwin, _ reason: UnresolvedTwin.Reason) {
    unresolved.append(UnresolvedTwin(directive: directive, reason: reason))
  }

  /// The outermost declaration that starts where the directive says.
  private func declaration(at directive: PairingConventions.DeclaredTwin, in index: DeclarationIndex)
    -> DeclarationID?
  {
    guard let unit = index.unit(at: directive.path) else { return nil }
    return index.declarations(ofUnit: unit).first { $0.declaration.range.lower == directive.offset }?.id
  }

  /// A type stands for a type, for the case that another language writes as one, or for the function that builds it.
  private func areAlike(_ source: IndexedDeclaration, _ target: IndexedDeclaration) -> Bool {
    let (left, right) = source.id.side == .swift ? (source, target) : (target, source)
    let kinds = [left.declaration, right.declaration]
    return kinds.count(where: \.isType) != 1 || kinds.contains { $0.kind == .enumCase }
      || left.declaration.isType && right.declaration.kind == .function
  }

  /// Those of the same kind, with the same parameters, inside the type of the same name: what tells overloads apart.
  private func best(_ candidates: [DeclarationID], for source: IndexedDeclaration, in index: DeclarationIndex)
    -> [DeclarationID]
  {
    guard candidates.count > 1 else { return candidates }
    let own = source.id.side == .swift ? swift : kotlin
    let names = source.declaration.parameters.map { canonicalName($0.name) }
    let parent = source.parent.map { own[$0].key }
    let tests: [(IndexedDeclaration) -> Bool] = [
      { $0.parent.map { index[$0].key } == parent },
      { $0.declaration.kind == source.declaration.kind },
      { $0.declaration.parameters.count == names.count },
      { $0.declaration.parameters.map { canonicalName($0.name) } == names },
    ]
    var left = candidates
    for test in tests {
      let passed = left.filter { test(index[$0]) }
      if !passed.isEmpty { left = passed }
    }
    return left
  }
}

/// `Type.member`, `Outer.Type`, `Type.member(label:other:)` or the bare name of something at file level.
private struct DeclaredName {
  private let path: String
  /// Canonical names of parameters or labels; `nil` when the directive gives none.
  private let labels: [String]?

  init(_ text: String) {
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    path = canonicalName(String(parts.first ?? ""))
    labels =
      parts.count < 2
      ? nil
      : parts[1].split { ":,) ".contains($0) }.map { canonicalName(String($0)) }
  }

  /// Declarations of exactly this path, else of a longer path with this end.
  func matches(in index: DeclarationIndex) -> [DeclarationID] {
    let last = path.split(separator: ".").last.map(String.init) ?? path
    let fitting = index.declarations.filter { $0.key == last && hasLabels($0.declaration) }
    let exact = fitting.filter { paths(of: $0, in: index).contains(path) }
    let found =
      exact.isEmpty ? fitting.filter { paths(of: $0, in: index).contains { $0.hasSuffix("." + path) } } : exact
    return found.map(\.id)
  }

  private func hasLabels(_ declaration: Declaration) -> Bool {
    guard let labels else { return true }
    let parameters = declaration.parameters
    return labels == parameters.map { canonicalName($0.name) }
      || labels == parameters.map { canonicalName($0.label ?? $0.name) }
  }

  /// An extension function is also found under the type that it extends.
  private func paths(of entry: IndexedDeclaration, in index: DeclarationIndex) -> [String] {
    let path = canonicalName(entry.path)
    guard entry.declaration.kind != .extension, let receiver = entry.declaration.receiver else { return [path] }
    let unit = index.unit(of: entry.id)
    let type = lastPathComponent(unit.file.text(in: unit.tree.range(receiver)))
    return [path, canonicalName(type) + "." + path]
  }
}
