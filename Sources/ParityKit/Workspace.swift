internal import GitReading

/// A folder as seen from the root of the repository that the working folder belongs to, or from the working folder
/// where that belongs to none; `nil` when it lies elsewhere.
func pathInWorkspace(_ root: String) -> String? {
  let repository = (try? repositoryRoot(containing: ".")) ?? nil
  return relative(absolute(root), to: absolute(repository ?? "."))
}
