internal import CGit2
internal import SourceModel

/// What libgit2 said when a call failed: its code and its own words.
struct GitFailure: Error {
  let code: Int32
  let words: String

  /// The failure of the call that returned `code`; libgit2 keeps its words per thread until the next call.
  init(code: Int32) {
    self.code = code
    words = git_error_last().map { String(cString: $0.pointee.message) } ?? "libgit2 error \(code)"
  }

  /// What was asked for does not exist.
  var isNotFound: Bool { code == GIT_ENOTFOUND.rawValue }
}

/// The library itself: started once for the process, called through `call`.
enum LibGit2 {
  /// Starts the library on first use. It is never shut down: that would pull it from under other threads.
  static let isStarted = git_libgit2_init() > 0 && parity_git_accept_harmless_extensions() == 0

  /// Runs a call that reports failure by a negative number.
  static func call(_ body: () -> Int32) throws(GitFailure) {
    let code = isStarted ? body() : GIT_ERROR.rawValue
    guard code >= 0 else { throw GitFailure(code: code) }
  }
}

/// Starts libgit2, or waits until it has started. Where mbed TLS is inside, it then reads the certificates of all
/// authorities, which takes longer than the rest of a small commit's check: it may be done beside other work, and
/// nobody may leave the process in the midst of it.
package func startGit() {
  _ = LibGit2.isStarted
}

/// A libgit2 object that is freed when the value's life ends.
struct Handle: ~Copyable {
  let pointer: OpaquePointer
  private let release: (OpaquePointer?) -> Void

  /// Keeps what `make` writes to its argument.
  init(
    freedBy release: @escaping (OpaquePointer?) -> Void, _ make: (inout OpaquePointer?) -> Int32
  ) throws(GitFailure) {
    var made: OpaquePointer?
    try LibGit2.call { make(&made) }
    guard let pointer = made else { throw GitFailure(code: GIT_ERROR.rawValue) }
    self.pointer = pointer
    self.release = release
  }

  /// Keeps what `make` writes to its argument, or tells the user what its failure means.
  init(
    freedBy release: @escaping (OpaquePointer?) -> Void, _ make: (inout OpaquePointer?) -> Int32,
    else problem: (GitFailure) -> Problem
  ) throws(Problem) {
    do {
      self = try Handle(freedBy: release, make)
    } catch {
      throw problem(error)
    }
  }

  deinit { release(pointer) }
}
