internal import CGit2
internal import SourceModel

/// Something that a remote repository has, or may have.
struct RemoteReference {
  /// As people call it.
  let name: String
  /// As git calls it; `nil` for a commit that is asked for by its id.
  let fullName: String?
  let id: ObjectID
}

/// A connection to a remote repository.
struct TwinRemote: ~Copyable {
  private let address: RemoteAddress
  private let store: TwinStore
  private let handle: Handle
  /// What the remote has, by full name.
  private let references: [String: ObjectID]

  /// Connects, and asks what there is.
  init(_ address: RemoteAddress, _ store: consuming TwinStore) throws(Problem) {
    let repository = store.pointer
    // Without a name, so that nothing about the remote, such as a password in its address, is written down.
    let handle = try Handle(freedBy: git_remote_free) { made in
      git_remote_create_anonymous(&made, repository, address.text)
    } else: { failure in
      Complaint.cannotReach(address, failure)
    }
    // The user's settings may send it elsewhere (`url.….insteadOf`).
    let effective = git_remote_url(handle.pointer).flatMap { RemoteAddress(String(cString: $0)) } ?? address
    if let problem = Complaint.cannotSpeak(effective, features: Int(git_libgit2_features())) { throw problem }
    if effective.isWeb { Authorities.trust(by: repository) }
    do {
      try Self.connect(handle)
      references = try Self.references(of: handle)
    } catch {
      throw Complaint.cannotReach(address, error)
    }
    self.address = address
    self.store = store
    self.handle = handle
  }

  /// The names of all branches, in order.
  var branches: [String] {
    references.keys.filter { $0.hasPrefix("refs/heads/") }.map { String($0.dropFirst("refs/heads/".count)) }.sorted()
  }

  /// A branch, a tag or a commit; without a name, the default branch. `nil` when there is no such thing, which for
  /// commits turns out when they are fetched.
  func find(_ name: String?) throws(Problem) -> RemoteReference? {
    guard let name = name ?? defaultBranch else { return nil }
    for prefix in ["refs/heads/", "refs/tags/", ""] {
      if let id = references[prefix + name] { return RemoteReference(name: name, fullName: prefix + name, id: id) }
    }
    guard let id = ObjectID(digits: name) else { return nil }
    let reference = RemoteReference(name: name, fullName: nil, id: id)
    if store.commit(id) == nil { try download(["+refs/heads/*:refs/heads/*"]) }
    return store.commit(id) == nil ? nil : reference
  }

  /// Brings the copy up to the state of a reference.
  func fetch(_ reference: RemoteReference) throws(Problem) -> CommitName {
    if store.commit(reference.id) == nil, let name = reference.fullName { try download(["+\(name):\(name)"]) }
    guard let commit = store.commit(reference.id) else { throw Complaint.notACommit(reference.name, address) }
    store.remember(reference, isDefault: reference.name == defaultBranch)
    return commit
  }

  private var defaultBranch: String? {
    var buffer = git_buf()
    defer { git_buf_dispose(&buffer) }
    guard git_remote_default_branch(&buffer, handle.pointer) == 0, let text = buffer.ptr else { return nil }
    let name = String(cString: text)
    return name.hasPrefix("refs/heads/") ? String(name.dropFirst("refs/heads/".count)) : name
  }

  private static func connect(_ remote: borrowing Handle) throws(GitFailure) {
    var attempts = CredentialAttempts()
    let pointer = remote.pointer
    try withUnsafeMutablePointer(to: &attempts) { attempts throws(GitFailure) in
      var callbacks = CredentialAttempts.callbacks(attempts)
      var proxy = automaticProxy()
      try LibGit2.call { git_remote_connect(pointer, GIT_DIRECTION_FETCH, &callbacks, &proxy, nil) }
    }
  }

  private static func references(of remote: borrowing Handle) throws(GitFailure) -> [String: ObjectID] {
    var heads: UnsafeMutablePointer<UnsafePointer<git_remote_head>?>?
    var count = 0
    let pointer = remote.pointer
    try LibGit2.call { git_remote_ls(&heads, &count, pointer) }
    var references: [String: ObjectID] = [:]
    for position in 0..<count {
      guard let head = heads?[position]?.pointee, let name = head.name else { continue }
      references[String(cString: name)] = ObjectID(head.oid)
    }
    return references
  }

  private func download(_ specifications: [String]) throws(Problem) {
    var attempts = CredentialAttempts()
    let pointer = handle.pointer
    do {
      try withUnsafeMutablePointer(to: &attempts) { attempts throws(GitFailure) in
        var options = git_fetch_options()
        git_fetch_options_init(&options, UInt32(GIT_FETCH_OPTIONS_VERSION))
        options.callbacks = CredentialAttempts.callbacks(attempts)
        options.proxy_opts = automaticProxy()
        options.download_tags = GIT_REMOTE_DOWNLOAD_TAGS_NONE
        // That file would hold the address.
        options.update_fetchhead = 0
        try withStringArray(specifications) { array throws(GitFailure) in
          try LibGit2.call { git_remote_fetch(pointer, array, &options, nil) }
        }
      }
    } catch {
      throw Complaint.cannotReach(address, error)
    }
  }
}

/// The proxy that git's configuration names, if any.
private func automaticProxy() -> git_proxy_options {
  var proxy = git_proxy_options()
  git_proxy_options_init(&proxy, UInt32(GIT_PROXY_OPTIONS_VERSION))
  proxy.type = GIT_PROXY_AUTO
  return proxy
}

/// Lends texts to libgit2.
private func withStringArray(
  _ texts: [String], _ body: (UnsafePointer<git_strarray>) throws(GitFailure) -> Void
) throws(GitFailure) {
  var copies: [UnsafeMutablePointer<CChar>?] = texts.map { text in
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (position, byte) in bytes.enumerated() { (copy + position).initialize(to: byte) }
    return copy
  }
  defer {
    for copy in copies { copy?.deallocate() }
  }
  let count = copies.count
  try copies.withUnsafeMutableBufferPointer { buffer throws(GitFailure) in
    var array = git_strarray(strings: buffer.baseAddress, count: count)
    try body(&array)
  }
}
