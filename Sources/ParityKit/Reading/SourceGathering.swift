internal import Foundation
internal import RuleBook
internal import SourceModel

/// Every Swift and Kotlin file at a path, for what looks at one file at a time.
struct SourceGathering: Sendable {
  var files: [SourceFile] = []
  /// Whether the path is a folder, to which the files' paths are relative.
  var isFolder = false
  /// Files that were left out.
  var skipped = 0
  /// Of severity error when there is nothing to look at.
  var problems: [Problem] = []

  /// Reads a file, or a folder with all that it holds; other people's code and what a build made are left out.
  static func gather(_ path: String, sizeLimit: Int, jobs: Int) -> SourceGathering {
    var result = SourceGathering()
    var isFolder: ObjCBool = false
    result.isFolder = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    if !result.isFolder, let side = Side(path: path) {
      switch loadFile(path, side, sizeLimit) {
      case .success(let file): result.files = [file]
      case .failure(let problem): result.problems = [problem]
      }
      return result
    }
    let conventions = RuleSet.embedded().book.files
    for side in Side.allCases {
      let filter = FileFilter(side: side, settings: Configuration.SideSettings(), conventions: conventions)
      do throws(Problem) {
        let reading = try read(
          SideRequest(root: path), side: side, filter: filter, sizeLimit: sizeLimit, jobs: jobs)
        result.problems += reading.problems
        result.skipped += reading.skipped
        result.files += reading.files
      } catch {
        result.problems.append(error)
        return result
      }
    }
    if result.files.isEmpty, !result.problems.contains(where: { $0.severity == .error }) {
      result.problems.append(Problem(.error, path: path, message: "there are no Swift or Kotlin files here"))
    }
    return result
  }
}
