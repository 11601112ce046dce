internal import CGit2
package import SourceModel

/// Where git looks for a repository's hooks.
package struct HooksFolder: Sendable, Hashable {
  /// Absolute; it need not exist.
  package let path: String
  /// The root of the work tree, which hooks run in; absolute.
  package let workTree: String
  /// Whether `core.hooksPath` names it.
  package let isConfigured: Bool
  /// Whether that is said for more than this repository: then its hooks run in all of the user's repositories.
  package let isShared: Bool
}

/// Finds where git looks for hooks: in the folder that `core.hooksPath` names, else in the repository's own, which linked
/// work trees share.
///
/// - Throws: when there is no repository, or it has no work tree to commit from.
package func hooksFolder(containing path: String) throws(Problem) -> HooksFolder {
  let place = try Place(path)
  guard let repository = try Repository.open(at: place) else {
    throw Problem(.error, message: "`\(path)` is not in a git repository", hint: "Run it where you commit.")
  }
  guard let workTree = repository.workTree else {
    throw Problem(
      .error, message: "the git repository at `\(path)` is bare: nobody commits there",
      hint: "Run it in a clone.")
  }
  if let (configured, isShared) = repository.configuredHooks {
    let folder = configured.hasPrefix("/") ? configured : workTree + "/" + configured
    return HooksFolder(path: folder, workTree: workTree, isConfigured: true, isShared: isShared)
  }
  let own = git_repository_commondir(repository.pointer).map { String(cString: $0) } ?? repository.gitFolder + "/"
  return HooksFolder(path: own + "hooks", workTree: workTree, isConfigured: false, isShared: false)
}

extension Repository {
  fileprivate var configuredHooks: (path: String, isShared: Bool)? {
    guard let configuration = GitConfiguration(of: pointer), let path = configuration.path("core.hookspath") else {
      return nil
    }
    var entry: UnsafeMutablePointer<git_config_entry>?
    defer { git_config_entry_free(entry) }
    guard git_config_get_entry(&entry, configuration.handle.pointer, "core.hookspath") == 0, let entry else {
      return (path, false)
    }
    return (path, entry.pointee.level.rawValue < GIT_CONFIG_LEVEL_LOCAL.rawValue)
  }
}
