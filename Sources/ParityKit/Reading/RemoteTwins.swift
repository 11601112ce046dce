internal import GitReading
package import SourceModel

/// How sides that live in repositories elsewhere are brought onto this machine.
package struct TwinAccess: Sendable, Hashable {
  /// Holds one copy for each repository; made when it is missing.
  package var cacheFolder: String
  /// The branch that a job of continuous integration is about; `nil` for the one that is checked out.
  package var branch: String?
  /// Whether to be content with what an earlier run brought.
  package var isOffline: Bool

  package init(cacheFolder: String, branch: String? = nil, isOffline: Bool = false) {
    self.cacheFolder = cacheFolder
    self.branch = branch
    self.isOffline = isOffline
  }
}

extension Setup {
  /// Fetches the sides that the configuration names by their repositories.
  ///
  /// - Parameter given: sides of which the command line says where they lie.
  /// - Returns: the setup with the copies as the sides, and for each side what was taken, in words.
  /// - Throws: when a repository cannot be read or has none of the references; the hint is what to do.
  package func fetchingTwins(
    except given: Set<Side>, _ access: TwinAccess
  ) throws(Problem) -> (setup: Setup, notes: [String]) {
    var result = self
    var notes: [String] = []
    for side in Side.allCases where !given.contains(side) {
      guard let remote = configuration.settings(of: side).remote else { continue }
      let names = try references(remote, access)
      let twin = try fetchTwin(
        url: address(remote.repository), reference: names.first, fallback: names.second,
        into: access.cacheFolder, isOffline: access.isOffline)
      result.configuration.place(side, at: twin.folder, revision: twin.commit.long)
      let reason = twin.isFallback ? "; there is no `\(names.first ?? "")`" : ""
      notes.append(
        "the \(side.languageName) side is `\(twin.reference)` of \(twin.address) at \(twin.commit.short)\(reason)")
    }
    return (result, notes)
  }

  private func references(
    _ remote: Configuration.RemoteSide, _ access: TwinAccess
  ) throws(Problem) -> (first: String?, second: String?) {
    guard remote.reference == Configuration.RemoteSide.sameBranch else { return (remote.reference, remote.fallback) }
    var branch = access.branch
    if branch == nil { branch = try repositoryState(containing: configuration.folder ?? ".")?.branch }
    if let branch { return (branch, remote.fallback) }
    guard let fallback = remote.fallback else {
      throw Problem(
        .error, path: configurationPath,
        message: "`ref: same-branch` means the branch that is checked out here, and none is",
        hint: "Add a `fallback: main` beside it, or check out a branch.")
    }
    return (fallback, nil)
  }

  /// A path is meant from the configuration's folder.
  private func address(_ text: String) -> String {
    let start = text.prefix { $0 != "/" }
    // `https://host/path`, or `user@host:path` as for ssh.
    return start.contains(":") ? text : absolute(joined(configuration.folder ?? ".", text))
  }
}

extension Configuration {
  fileprivate mutating func place(_ side: Side, at folder: String, revision: String) {
    var settings = settings(of: side)
    settings.path = folder
    settings.revision = revision
    if side == .swift { swift = settings } else { kotlin = settings }
  }
}
