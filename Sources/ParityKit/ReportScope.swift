internal import CodeModel
internal import FindingModel
internal import Foundation
internal import SourceModel

/// What a run reports on: all twins, or those that the paths on the command line touch.
struct ReportScope: Sendable {
  /// Per side, the prefixes of paths relative to its root; `nil` when everything is in scope.
  private let wanted: [Side: [String]]?

  static let everything = ReportScope(paths: [], swiftRoot: "", kotlinRoot: "")

  /// - Parameter working: the folder that relative paths are looked up in before the sides' roots.
  init(paths: [String], swiftRoot: String, kotlinRoot: String) {
    guard !paths.isEmpty else {
      wanted = nil
      return
    }
    var wanted: [Side: [String]] = [:]
    for path in paths {
      for (side, root) in [(Side.swift, swiftRoot), (Side.kotlin, kotlinRoot)] {
        if FileManager.default.fileExists(atPath: path) {
          if let relative = relative(absolute(path), to: absolute(root)) { wanted[side, default: []].append(relative) }
        } else {
          wanted[side, default: []].append(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
        }
      }
    }
    self.wanted = wanted
  }

  var isEverything: Bool { wanted == nil }

  func contains(_ side: Side, _ path: String) -> Bool {
    guard let wanted else { return true }
    return (wanted[side] ?? []).contains {
      $0.isEmpty || path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/")
    }
  }

  func contains(_ violation: Violation) -> Bool {
    [violation.primary, violation.counterpart].contains { $0.map { contains($0.side, $0.path) } ?? false }
  }
}

func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

/// Absolute, without links, dots or a slash at the end.
func absolute(_ path: String) -> String {
  URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
}

/// A path below a folder, empty for the folder itself; `nil` when it lies elsewhere. Both are absolute.
func relative(_ path: String, to folder: String) -> String? {
  if path == folder { return "" }
  let prefix = folder == "/" ? "/" : folder + "/"
  return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
}
