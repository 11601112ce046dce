internal import CGit2

/// What git's configuration says of a repository at one moment, the user's and the machine's included.
struct GitConfiguration: ~Copyable {
  let handle: Handle

  init?(of repository: OpaquePointer) {
    guard
      let handle = try? Handle(
        freedBy: git_config_free, { made in git_repository_config_snapshot(&made, repository) })
    else { return nil }
    self.handle = handle
  }

  /// A path that it names; `nil` without one.
  func path(_ key: String) -> String? {
    var buffer = git_buf()
    defer { git_buf_dispose(&buffer) }
    guard git_config_get_path(&buffer, handle.pointer, key) == 0, let text = buffer.ptr else { return nil }
    let path = String(cString: text)
    return path.isEmpty ? nil : path
  }
}
