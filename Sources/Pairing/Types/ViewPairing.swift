internal import CodeModel
internal import SourceModel

/// A type that is a view and the function that builds the same view on the other side: `struct HomeView: View` and
/// `@Composable fun HomeScreen()`. That both exist is all that is compared.
package struct ViewPair: Sendable, Hashable {
  package var swift: DeclarationID
  package var kotlin: DeclarationID
  package var evidence: [Evidence]
}

/// Finds the functions that build what types are on the other side: by directive, by name, then by role.
struct ViewPairing: Sendable {
  private(set) var pairs: [ViewPair] = []
  private var taken: Set<DeclarationID> = []
  private let swift: DeclarationIndex
  private let kotlin: DeclarationIndex
  private let tests: TestFiles

  init(swift: DeclarationIndex, kotlin: DeclarationIndex, conventions: PairingConventions, explicit: ExplicitPairing) {
    self.swift = swift
    self.kotlin = kotlin
    tests = conventions.tests
    for link in explicit.views { add(link.swift, link.kotlin, .directive) }
    let plumbing = conventions.plumbing
    let types = swift.declarations.filter {
      plumbing.isViewType($0.declaration, in: swift.units[$0.unit].tree) && !explicit.links($0.id)
    }
    guard !types.isEmpty else { return }
    let functions = kotlin.declarations.filter {
      $0.parent == nil && !$0.isShadowed && plumbing.isViewFunction($0.declaration) && !explicit.links($0.id)
    }
    let byKey = Dictionary(grouping: functions, by: \.key)
    for type in types { link(type, byKey[type.key] ?? [], .sameName) }
    for pattern in conventions.names where pattern.scope == .any || pattern.scope == .views {
      // What the other side has as a type is no function there.
      for type in types where kotlin.types(named: type.key).isEmpty {
        guard let stem = pattern.swift.stem(of: type.declaration.name) else { continue }
        link(type, byKey[canonicalName(pattern.kotlin.name(stem: stem))] ?? [], pattern.evidence)
      }
    }
  }

  /// Whether a declaration has its counterpart as a view, and none besides.
  func links(_ id: DeclarationID) -> Bool { taken.contains(id) }

  /// Of several functions of one name the one with most parameters builds the view; the others make it easier to call.
  private mutating func link(
    _ type: IndexedDeclaration, _ functions: [IndexedDeclaration], _ evidence: Evidence
  ) {
    guard !taken.contains(type.id) else { return }
    let isTest = tests.isTest(swift.units[type.unit].file)
    let free = functions.filter {
      !taken.contains($0.id) && tests.isTest(kotlin.units[$0.unit].file) == isTest
    }
    let best = free.max { ($0.declaration.parameters.count, $1.id) < ($1.declaration.parameters.count, $0.id) }
    if let best { add(type.id, best.id, evidence) }
  }

  private mutating func add(_ left: DeclarationID, _ right: DeclarationID, _ evidence: Evidence) {
    taken.insert(left)
    taken.insert(right)
    pairs.append(ViewPair(swift: left, kotlin: right, evidence: [evidence]))
  }
}
