internal import CodeModel
internal import Pairing
package import SourceModel

/// The files of the twins that a run would compare.
package struct TwinFiles: Sendable {
  package struct Twin: Sendable {
    package let swift: SourceFile
    package let kotlin: SourceFile
  }

  /// In the order of their Swift paths.
  package let twins: [Twin]
  /// Why there may be fewer than there should be.
  package let problems: [Problem]

  package init(_ request: AnalysisRequest, _ setup: Setup) {
    (twins, problems) = onDeepStack {
      let sources = readSources(request, setup)
      let mapping = mapped(sources, setup, jobs: request.jobs)
      let scope = ReportScope(paths: request.paths, swiftRoot: sources.swift.root, kotlinRoot: sources.kotlin.root)
      let twins = mapping.twins.map { twin in
        Twin(swift: mapping.swift.units[twin.swift].file, kotlin: mapping.kotlin.units[twin.kotlin].file)
      }
      return (
        twins.filter { scope.contains(.swift, $0.swift.path) || scope.contains(.kotlin, $0.kotlin.path) }
          .sorted { ($0.swift.path, $0.kotlin.path) < ($1.swift.path, $1.kotlin.path) },
        setup.problems + sources.problems + scopeProblems(request, sources, mapping)
      )
    }
  }
}
