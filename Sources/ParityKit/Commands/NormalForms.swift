internal import CodeModel
internal import Foundation
internal import GitReading
internal import Normalization
package import SourceModel

/// The normal form of one text with the hazards that its lines carry, and what is wrong with the text.
package func normalForm(of file: SourceFile, _ setup: Setup) -> (text: String, problems: [Problem]) {
  onDeepStack {
    let unit = lower(file)
    return (printNormalForm(setup.normalizer.normalize(unit), showsHazards: true), unit.problems)
  }
}

/// The text of one file on disk; a problem when there is none that can be analysed.
package func readSourceFile(_ path: String, side: Side, sizeLimit: Int) -> Result<SourceFile, Problem> {
  loadFile(path, side, sizeLimit)
}

/// How completely the front-ends understand a file or a folder.
package struct FrontEndStatistics: Sendable {
  package var files = 0
  /// Nodes that the roots reach, before normalisation.
  package var nodes = 0
  package var unmodeled = 0
  /// Files that do not parse everywhere, with how many bytes lie in errors; in order of their paths.
  package var broken: [(path: String, bytes: Int)] = []
  /// Files that were not lowered.
  package var skipped = 0
  /// What the front-ends and the reading say, syntax errors included.
  package var problems: [Problem] = []

  /// Lowers everything at a path, both languages.
  package static func collect(_ path: String, sizeLimit: Int, jobs: Int) -> FrontEndStatistics {
    var statistics = FrontEndStatistics()
    let found = SourceGathering.gather(path, sizeLimit: sizeLimit, jobs: jobs)
    statistics.skipped = found.skipped
    statistics.problems = found.problems
    statistics.add(found.files, jobs: jobs)
    return statistics
  }

  /// `12 files, 3,456 nodes, 1 unmodeled (0.029 %), 1 with syntax errors, 0 skipped`, then the broken files.
  package var lines: [String] {
    let share = nodes == 0 ? 0 : 100 * Double(unmodeled) / Double(nodes)
    let rounded = (share * 1_000).rounded() / 1_000
    let summary =
      "\(files) files, \(nodes) nodes, \(unmodeled) unmodeled (\(rounded) %), \(broken.count) with syntax errors, "
      + "\(skipped) skipped"
    return [summary] + broken.map { "  \($0.path): \($0.bytes) bytes in syntax errors" }
  }

  private mutating func add(_ files: [SourceFile], jobs: Int) {
    let counts = concurrentMap(files, jobs: jobs) { file in
      let unit = lower(file)
      var nodes = 0
      var unmodeled = 0
      for root in unit.roots {
        for node in unit.tree.preorder(root) {
          nodes += 1
          if unit.tree.kind(node) == .unmodeled { unmodeled += 1 }
        }
      }
      return (nodes, unmodeled, unit.brokenBytes, unit.problems)
    }
    for (file, count) in zip(files, counts) {
      self.files += 1
      nodes += count.0
      unmodeled += count.1
      if count.2 > 0 { broken.append((file.path, count.2)) }
      problems += count.3.map { problem in
        var problem = problem
        problem.severity = .warning
        problem.path = problem.path ?? file.path
        return problem
      }
    }
  }
}

/// Source code that comes from no file; messages call it `-`.
package func sourceFile(
  fromStandardInput bytes: [UInt8], side: Side, sizeLimit: Int
) -> Result<SourceFile, Problem> {
  guard bytes.count <= sizeLimit else {
    return .failure(Problem(.error, path: "-", message: "\(bytes.count) bytes are more than the limit of \(sizeLimit)"))
  }
  return sourceFile(path: "-", side: side, bytes: bytes, acceptsGenerated: true)
}
