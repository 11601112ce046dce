internal import SourceModel

/// The wording of what can be wrong with how commits are related.
extension Complaint {
  /// How to get the history that a shallow clone lacks.
  static func deepening(_ place: Place) -> String {
    "The clone is shallow; fetch the rest by `git -C \(place.quoted) fetch --unshallow`, "
      + "or give actions/checkout `fetch-depth: 0`."
  }

  static func baseBeyondShallowEnd(_ place: Place, _ one: String, _ two: String) -> Problem {
    Problem(
      .error, message: "the commit from which `\(one)` and `\(two)` parted is not in the clone at `\(place.named)`",
      hint: deepening(place))
  }

  static func parentBeyondShallowEnd(_ place: Place, _ revision: String) -> Problem {
    Problem(
      .error, message: "the commit before `\(revision)` is not in the clone at `\(place.named)`",
      hint: "The clone is shallow; fetch it by `git -C \(place.quoted) fetch --deepen=1`, "
        + "or give actions/checkout `fetch-depth: 2`.")
  }

  static func unrelated(_ place: Place, _ one: String, _ two: String) -> Problem {
    Problem(
      .error, message: "`\(one)` and `\(two)` have no history in common in `\(place.named)`",
      hint: "Name a base that the change was built on.")
  }

  static func severalBases(_ place: Place, _ one: String, _ two: String, _ names: [CommitName]) -> Problem {
    let others = names.dropFirst().map { "`\($0.short)`" }.joined(separator: ", ")
    return Problem(
      .warning,
      message: "`\(one)` and `\(two)` parted from \(names.count) commits in `\(place.named)`; "
        + "`\(names.first?.short ?? "")` is compared with, not \(others)",
      hint: "Lines of history were merged crosswise; name the base that you mean.")
  }
}
