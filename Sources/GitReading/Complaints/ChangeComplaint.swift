internal import SourceModel

/// The wording of what can be wrong when states or histories are compared.
extension Complaint {
  static func cannotCompare(_ place: Place, _ failure: GitFailure) -> Problem {
    Problem(
      .error, message: "cannot compare the work tree of `\(place.named)` with its index: \(failure.words)",
      hint: "Run `git -C \(place.quoted) status` to see what git says about it.")
  }

  /// Of a folder in the history.
  static func treeMissing(_ place: Place, _ tree: ObjectID) -> Problem {
    Problem(
      .error, message: "object \(tree), a folder, is missing from the git repository at `\(place.named)`",
      hint: fetchHint(place.quoted))
  }

  static func cannotFindRenames(_ path: String, _ failure: GitFailure) -> Problem {
    Problem(.error, path: path, message: "cannot be compared with the files it may be a rename of: \(failure.words)")
  }

  static func tooManyRenames(_ place: Place, _ finder: RenameFinder) -> Problem {
    Problem(
      .warning,
      message:
        "in `\(place.named)`, \(finder.old.count) files were deleted and \(finder.new.count) added, too many to "
        + "look for renames of edited files; of unedited ones they were found")
  }

  /// Of the history of a partial clone.
  static func renamesUnknown(_ place: Place) -> Problem {
    Problem(
      .warning,
      message: "contents are missing from the git repository at `\(place.named)`, so files were not followed through "
        + "renames that also edited them",
      hint: fetchHint(place.quoted))
  }
}
