internal import CodeModel
internal import FindingModel
internal import SourceModel

/// Lets through what the level of a twin asks about.
struct LevelFilter {
  private struct Key: Hashable {
    var side: Side
    var path: String
  }

  private let configuration: Configuration
  private let units: [Key: SourceUnit]

  /// Checks that look into bodies; the others look at signatures.
  private static let bodyChecks: Set<String> = [
    "condition-differs", "literal-differs", "call-differs", "statement-missing", "control-flow-differs",
    "statement-differs", "body-differs",
  ]

  init(configuration: Configuration, units: [SourceUnit]) {
    self.configuration = configuration
    // Only levels other than `full` need to know the code.
    let relevant = configuration.levels.isEmpty ? [] : units
    let entries = relevant.map { (Key(side: $0.file.side, path: $0.file.path), $0) }
    self.units = Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }

  func admits(_ violation: Violation) -> Bool {
    if configuration.levels.isEmpty { return true }
    let sites = [violation.primary, violation.counterpart].compactMap { $0 }
    let swift = sites.first { $0.side == .swift }?.path ?? ""
    let kotlin = sites.first { $0.side == .kotlin }?.path ?? ""
    switch configuration.level(swiftPath: swift, kotlinPath: kotlin) {
    case .full: return true
    case .declarations: return !Self.bodyChecks.contains(violation.check)
    case .contract: return !Self.bodyChecks.contains(violation.check) && sites.contains(where: isInInterface)
    }
  }

  /// Whether the innermost type around a place is a protocol or an interface.
  private func isInInterface(_ site: Site) -> Bool {
    guard let unit = units[Key(side: site.side, path: site.path)] else { return false }
    var innermost: Declaration?
    unit.forEachDeclaration { declaration, _ in
      if declaration.isType, declaration.range.contains(site.range) { innermost = declaration }
    }
    return innermost?.kind == .interface
  }
}
