internal import CGit2
internal import SourceModel

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension Repository {
  /// The repository that the environment names, or, where it names none, the one that contains the folder; with the
  /// index that the environment names.
  static func openFromEnvironment(at place: Place) throws(Problem) -> Repository? {
    let flag = GIT_REPOSITORY_OPEN_FROM_ENV.rawValue
    // Only without a path does libgit2 heed the name of the repository.
    if environment("GIT_DIR") != nil, let named = try open(at: place, from: nil, flags: flag) {
      let nearest = try open(at: place, from: place.resolved, flags: 0)
      // The folder may be that of another repository, such as one inside the one named.
      guard named.contains(place), !named.surrounds(nearest) else { return nearest }
      try named.takeIndexFromEnvironment()
      return named
    }
    guard let nearest = try open(at: place, from: place.resolved, flags: flag) else { return nil }
    try nearest.takeIndexFromEnvironment()
    return nearest
  }

  private func contains(_ place: Place) -> Bool {
    place.path(below: workTree ?? gitFolder) != nil || place.path(below: gitFolder) != nil
  }

  /// Whether another repository lies in this one's work tree.
  private func surrounds(_ other: borrowing Repository?) -> Bool {
    switch other {
    case .none: false
    case .some(let other):
      other.gitFolder != gitFolder && workTree != other.workTree
        && path(other.workTree ?? other.gitFolder, below: workTree ?? gitFolder) != nil
    }
  }

  /// Takes the index that the environment names relative to the work tree's root, which is where git runs hooks;
  /// libgit2 would look for it in the current folder and, not finding it, see an empty index.
  private func takeIndexFromEnvironment() throws(Problem) {
    guard let name = environment("GIT_INDEX_FILE"), !name.hasPrefix("/"), let workTree else { return }
    let path = workTree + "/" + name
    if takeIndex(at: path) { return }
    let index = try Handle(freedBy: git_index_free) { made in
      git_index_open(&made, path)
    } else: { failure in
      Complaint.cannotReadIndex(place, failure)
    }
    _ = git_repository_set_index(pointer, index.pointer)
  }

  /// Whether the index is one that the environment names, and not the repository's own.
  var hasIndexOfEnvironment: Bool { place.opening == .fromEnvironment && environment("GIT_INDEX_FILE") != nil }
}

/// A variable of the environment; `nil` when it is not set or empty.
func environment(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}
