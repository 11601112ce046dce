internal import CodeModel
internal import FindingModel
internal import Foundation
internal import SourceModel

/// What a run reports on: all twins, or those that the paths on the command line touch.
struct ReportScope: Sendable {
  /// Per side, the prefixes of paths relative to its root; `nil` when everything is in scope.
  private let wanted: PerSide<[String]>?
  /// Of a run that is divided, the part that is this one's; `nil` for all.
  private let shard: ShardFiles?

  static let everything = ReportScope(paths: [], swiftRoot: "", kotlinRoot: "")

  /// - Parameter paths: looked up in the working folder first, then in the sides' roots.
  init(paths: [String], swiftRoot: String, kotlinRoot: String, shard: ShardFiles? = nil) {
    self.shard = shard
    guard !paths.isEmpty else {
      wanted = nil
      return
    }
    var wanted: PerSide<[String]> = PerSide()
    for path in paths {
      for (side, root) in [(Side.swift, swiftRoot), (Side.kotlin, kotlinRoot)] {
        if FileManager.default.fileExists(atPath: path) {
          if let relative = relative(absolute(path), to: absolute(root)) { wanted[side].append(relative) }
        } else {
          wanted[side].append(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
        }
      }
    }
    self.wanted = wanted
  }

  /// Whether no path limits the run; a shard sees everything of its files.
  var isEverything: Bool { wanted == nil }

  var isShard: Bool { shard != nil }

  func contains(_ side: Side, _ path: String) -> Bool { isInShard(side, path) && isWanted(side, path) }

  func isInShard(_ side: Side, _ path: String) -> Bool { shard.map { $0.contains(side, path) } ?? true }

  private func isWanted(_ side: Side, _ path: String) -> Bool {
    guard let wanted else { return true }
    return wanted[side].contains {
      $0.isEmpty || path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/")
    }
  }

  func contains(_ violation: Violation) -> Bool {
    isInShard(violation.primary.side, violation.primary.path)
      && [violation.primary, violation.counterpart].contains { $0.map { isWanted($0.side, $0.path) } ?? false }
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
