package import CIReading
internal import FindingModel
internal import GitReading
package import SourceModel

/// What a job is going to compare, decided before anything is read.
package struct CIPlan: Sendable {
  package var request: AnalysisRequest
  /// The sides that the job's own repository holds.
  package let here: Set<Side>
  /// What to read and with what to compare it, in words; empty when there is nothing to say of it.
  package var words: String { parts.joined(separator: "; ") }
  private var parts: [String] = []
  /// Of severity error when there is no telling what to compare; then nothing is.
  package var problems: [Problem] = []
  /// The sides that are not there.
  package var missing: [Side] = []
  /// What the change is compared with; `nil` when everything is looked at, or there is no telling.
  package private(set) var base: ChangeBase?
  /// Whether there is no telling because the clone has not all of its history.
  package private(set) var isCutOff = false
  var companion: FoundCompanion?
  /// Why there is none although one was named.
  var companionTrouble: Problem?
  var addresses: [Side: WebAddress] = [:]
  /// The roots of the sides that the job's repository holds, as seen from that repository's root; wherever the job itself
  /// stands, and whatever is checked out inside the repository.
  var folders: [Side: String] = [:]
  private let context: CIContext

  /// - Parameters:
  ///   - request: the two roots and how to work; revisions and bases are decided here.
  ///   - base: as the user named it, instead of what the job's environment tells.
  ///   - wantsCompanion: whether the other side's change of the same name counts.
  package init(_ request: AnalysisRequest, _ context: CIContext, base: String? = nil, wantsCompanion: Bool = true) {
    self.request = request
    self.context = context
    here = sidesOfJob(request, context)
    missing = Side.allCases.filter { !exists(request.side($0).root) }
    let own = here.sorted().first { !missing.contains($0) }
    var scope = context.scope
    if let base { scope = .changes([BaseCandidate(named: base, by: "--base")]) }
    for side in Side.allCases where !missing.contains(side) && isRepository(request.side(side).root) {
      self.request[side].revision = "HEAD"
    }
    switch scope {
    case .everything(let reason): parts.append("all twins, because \(reason)")
    case .unknown(let reason):
      problems.append(
        Problem(.error, message: "no base: \(reason)", hint: "Name what to compare with by --base REV or PARITY_BASE."))
    case .changes(let candidates):
      do throws(Problem) {
        guard let own else { throw Problem(.error, message: "neither side is there") }
        let found = try findBase(candidates, at: request.side(own).root)
        try refuseEmpty(found, own)
        for side in here where !missing.contains(side) { self.request[side].base = .revision(found.commit.long) }
        let head = try? commitName(of: "HEAD", at: request.side(own).root)
        parts.append("\(head?.short ?? "HEAD") against \(found.commit.short) (\(found.reason))")
        self.base = found
      } catch {
        problems.append(error)
        isCutOff = own.flatMap { try? repositoryState(containing: self.request.side($0).root) }?.isShallow == true
      }
    }
    if wantsCompanion { addCompanion() }
    for side in Side.allCases where !missing.contains(side) { addresses[side] = webAddress(of: side) }
    for side in here { folders[side] = folderInRepository(self.request[side].root) }
    addTwinWords()
  }

  /// Whether there is anything to compare.
  package var isPossible: Bool { !problems.contains { $0.severity == .error } }

  /// A checkout that has nothing of the pull request would be silently green: that of the branch that is merged into, or
  /// one for which no better base was found than itself.
  private func refuseEmpty(_ base: ChangeBase, _ own: Side) throws(Problem) {
    let head = try commitName(of: "HEAD", at: request.side(own).root)
    guard context.trigger == .pullRequest, head == base.commit else { return }
    if let wanted = context.head, wanted != head.long {
      throw Problem(
        .error,
        message: "the checkout is at \(head.short), which the pull request is compared with; its commits are not there",
        hint: "Check out the pull request's head, \(wanted.prefix(9)).")
    }
    if let failure = base.failures.first { throw failure }
  }

  // MARK: The other side

  /// The side that lies elsewhere, if it is there.
  var twinSide: Side? {
    let others = Set(Side.allCases).subtracting(here)
    return others.first.flatMap { missing.contains($0) ? nil : $0 }
  }

  private mutating func addCompanion() {
    guard let twin = twinSide, let pull = context.pullRequest, isPossible, isRepository(request.side(twin).root) else {
      return
    }
    let found = findCompanion(of: pull, at: request.side(twin).root)
    problems += found.problems
    guard let companion = found.companion else {
      companionTrouble = found.problems.first
      return
    }
    self.companion = companion
    request[twin].revision = companion.commit.long
    if let base = companion.base { request[twin].base = .revision(base.long) }
  }

  private mutating func addTwinWords() {
    guard let twin = twinSide else {
      if let side = missing.first {
        parts.append("\(side.rawValue) is missing: there is no `\(request.side(side).root)`")
      }
      return
    }
    let root = request.side(twin).root
    if let companion {
      parts.append(
        "\(twin.rawValue) \(root) at \(companion.commit.short), companion \(companion.name) (\(companion.reason))")
    } else if let head = try? commitName(of: "HEAD", at: root), request.side(twin).revision != nil {
      parts.append("\(twin.rawValue) \(root) at \(head.short)")
    } else {
      parts.append("\(twin.rawValue) \(root), a plain folder")
    }
  }

  // MARK: Addresses

  private func webAddress(of side: Side) -> WebAddress? {
    let root = request.side(side).root
    guard let state = (try? repositoryState(containing: root)) ?? nil, let folder = folderInRepository(root) else {
      return nil
    }
    let infix = context.provider == .gitLab ? "/-" : ""
    if here.contains(side) {
      guard let server = context.server, let repository = context.repository, let commit = context.head ?? state.commit
      else { return nil }
      let moved = state.commit.flatMap { $0 == commit ? nil : MovedLines(read: $0) }
      return WebAddress(
        repository: "\(server)/\(repository)", infix: infix, commit: commit, folder: folder, moved: moved)
    }
    guard let origin = originAddress(containing: root).flatMap(RemoteName.init) else { return nil }
    guard let commit = companion?.commit.long ?? state.commit else { return nil }
    // Other hosts build their addresses otherwise.
    let home = context.server.flatMap { RemoteName("\($0)/owner/name") }?.host
    let known = ["github.com": "", "gitlab.com": "/-"]
    guard let infix = origin.host == home ? infix : known[origin.host] else { return nil }
    return WebAddress(
      repository: "https://\(origin.host)/\(WebAddress.escaped(origin.path))", infix: infix, commit: commit,
      folder: folder)
  }

  /// Where people see the companion.
  var companionPage: String? {
    guard let companion, let twin = twinSide, let address = addresses[twin] else { return nil }
    if let number = companion.number {
      return address.infix.isEmpty
        ? "\(address.repository)/pull/\(number)" : "\(address.repository)/-/merge_requests/\(number)"
    }
    return companion.branch.map(address.page(ofBranch:))
  }
}

extension AnalysisRequest {
  package subscript(side: Side) -> SideRequest {
    get { self.side(side) }
    set { if side == .swift { swift = newValue } else { kotlin = newValue } }
  }
}

/// A folder as seen from the root of its repository; `nil` when it belongs to none.
private func folderInRepository(_ root: String) -> String? {
  guard let repository = (try? repositoryRoot(containing: root)) ?? nil else { return nil }
  return relative(absolute(root), to: absolute(repository))
}

private func isRepository(_ root: String) -> Bool { ((try? repositoryState(containing: root)) ?? nil) != nil }

/// Some folders, those that were cloned from the job's repository first.
package func ownFirst(_ folders: [String], _ context: CIContext) -> [String] {
  let own = folders.filter { isClone($0, of: context) }
  return own + folders.filter { !own.contains($0) }
}

private func isClone(_ folder: String, of context: CIContext) -> Bool {
  guard let repository = context.repository else { return false }
  let origin = originAddress(containing: folder).flatMap(RemoteName.init)
  return origin?.path.lowercased() == repository.lowercased()
}

/// The sides that the repository of the job holds: those cloned from it, else those in the working folder's repository.
private func sidesOfJob(_ request: AnalysisRequest, _ context: CIContext) -> Set<Side> {
  let cloned = Side.allCases.filter { isClone(request.side($0).root, of: context) }
  return cloned.isEmpty ? sidesHere(swift: request.swift.root, kotlin: request.kotlin.root) : Set(cloned)
}
