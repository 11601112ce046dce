internal import Foundation
internal import GitReading
internal import SourceModel

/// A mistake when a path that a configuration names leads out of the repository that the configuration belongs to, by
/// `..`, as an absolute path or through links; without a repository, out of the configuration's folder.
///
/// Who may change a configuration may not have files of others read, quoted in messages, or written: in a job for a
/// stranger's pull request that is a token, at home it is a key.
func escape(of path: String, named name: String, fromFolder folder: String) -> Problem? {
  let home = ((try? repositoryRoot(containing: folder)) ?? nil) ?? folder
  guard let place = realPath(path), let root = realPath(home), place != root,
    !place.hasPrefix(root == "/" ? root : root + "/")
  else { return nil }
  return Problem(
    .error, message: "`\(name)` leads out of the repository of the configuration",
    hint: "What a configuration names lies in its repository; name other files on the command line.")
}

/// A mistake when a configuration that was found is a link to a file outside of its repository.
func escapeOfConfiguration(_ path: String) -> Problem? {
  let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  guard escape(of: path, named: path, fromFolder: folder) != nil else { return nil }
  return Problem(
    .error, path: path, message: "the configuration is a link that leads out of its repository",
    hint: "Name it by --config if that is meant.")
}

/// Where a path leads, links followed; what does not exist yet is taken as it is spelt.
func realPath(_ path: String) -> String? {
  var existing = path.isEmpty ? "." : path
  var rest: [Substring] = []
  while true {
    if let resolved = realpath(existing, nil) {
      defer { free(resolved) }
      return rest.reversed().reduce(into: String(cString: resolved)) { result, part in
        switch part {
        case "", ".": break
        case "..": result = result.lastIndex(of: "/").map { String(result[..<$0]) } ?? ""
        default: result += "/" + part
        }
      }
    }
    guard let slash = existing.lastIndex(of: "/") else {
      if existing == "." { return nil }
      rest.append(existing[...])
      existing = "."
      continue
    }
    rest.append(existing[existing.index(after: slash)...])
    existing = slash == existing.startIndex ? "/" : String(existing[..<slash])
  }
}
