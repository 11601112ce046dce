internal import GitReading

/// A folder as seen from the root of the repository that the working folder belongs to, or from the working folder
/// where that belongs to none; `nil` when it lies elsewhere.
func pathInWorkspace(_ root: String) -> String? {
  let repository = (try? repositoryRoot(containing: ".")) ?? nil
  return relative(absolute(root), to: absolute(repository ?? "."))
}

/// A configuration's path from the root of the repository that it lies in; its usual name where there is none.
package func pathInRepository(_ configuration: String?) -> String {
  guard let configuration else { return Configuration.fileNames[0] }
  let folder = configuration.lastIndex(of: "/").map { String(configuration[...$0]) } ?? "."
  guard let repository = (try? repositoryRoot(containing: folder)) ?? nil else { return configuration }
  return relative(absolute(configuration), to: absolute(repository)) ?? configuration
}
