internal import SourceModel

/// How the repository of a folder is found.
package enum RepositoryOpening: Sendable, Hashable {
  /// By looking in the folder and above it, whatever the environment says about git.
  case byPath
  /// As git itself does in a hook: `git commit -a` and `git commit PATH` prepare an index of their own, which only the
  /// environment names (`GIT_INDEX_FILE`). For the side that the hook runs in, never for its twin.
  case fromEnvironment
}

/// The folder a user pointed at: the words used, and where they lead.
struct Place: Sendable {
  /// As the user wrote it.
  let named: String
  /// Absolute, without links, without a slash at the end.
  let resolved: String
  let opening: RepositoryOpening

  /// Throws when nothing, or something other than a folder, lies at the path.
  init(_ named: String, opening: RepositoryOpening = .byPath) throws(Problem) {
    let resolved: String
    do {
      resolved = try FileSystem.resolve(named)
    } catch {
      throw Complaint.noSuchPath(named, error)
    }
    self.named = named
    self.opening = opening
    if FileSystem.kind(of: resolved) == .folder {
      self.resolved = resolved
    } else if resolved.hasSuffix("/.git") {
      // In linked work trees and submodules `.git` is a file; its folder is what is meant.
      self.resolved = String(resolved.dropLast("/.git".count))
    } else {
      throw Complaint.notAFolder(named)
    }
  }

  /// The path relative to a folder, empty when it is the folder itself; `nil` when it lies elsewhere.
  func path(below folder: String) -> String? {
    GitReading.path(resolved, below: folder)
  }
}

/// A path relative to a folder, empty when it is the folder itself; `nil` when it lies elsewhere. Both are absolute.
func path(_ path: String, below folder: String) -> String? {
  if path == folder { return "" }
  let folder = folder.hasSuffix("/") ? folder : folder + "/"
  guard path.utf8.starts(with: folder.utf8) else { return nil }
  return String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
}
