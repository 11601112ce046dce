internal import Foundation
internal import GitReading
internal import SourceModel

/// Whether the next commit changes any source file at all: what a hook asks first, because most often it does not. Nothing
/// but the configuration and the index is read.
///
/// - Returns: `true` also when it cannot be told, so that the whole run says why.
package func stagesSources(_ source: Setup.ConfigurationSource, swift: String?, kotlin: String?) -> Bool {
  var configuration = Configuration()
  if let path = source.path {
    guard let text = text(ofFile: path) else { return true }
    let decoded = Configuration.glanced(path: path, text: text)
    if !decoded.problems.isEmpty { return true }
    configuration = decoded.configuration
  }
  let roots = [
    Side.swift: configuration.root(of: .swift, given: swift), .kotlin: configuration.root(of: .kotlin, given: kotlin),
  ]
  if Side.allCases.contains(where: { losesItsFolder($0, roots[$0] ?? ".") }) { return true }
  return sidesHere(swift: roots[.swift] ?? ".", kotlin: roots[.kotlin] ?? ".").contains { side in
    let settings = configuration.settings(of: side)
    let set = try? readChanges(
      at: roots[side] ?? ".", from: "HEAD", to: .index, opening: .fromEnvironment,
      includes: { Side(path: $0) == side && settings.mayInclude($0) })
    guard let set else { return true }
    return !set.isEmpty || !set.problems.isEmpty
  }
}

/// Whether the last files of a side are gone with the next commit, and its folder with them.
private func losesItsFolder(_ side: Side, _ root: String) -> Bool {
  guard !FileManager.default.fileExists(atPath: root) else { return false }
  let folder = root.hasPrefix("./") ? String(root.dropFirst(2)) : root
  let set = try? readChanges(
    at: ".", from: "HEAD", to: .index, opening: .fromEnvironment,
    includes: { Side(path: $0) == side && $0.hasPrefix(folder + "/") })
  return set.map { !$0.isEmpty } ?? false
}

extension Setup.ConfigurationSource {
  /// Where the configuration lies; `nil` when there is none.
  var path: String? {
    switch self {
    case .none: nil
    case .file(let path): path
    case .search: Configuration.find()
    case .searchAlso(let folders):
      Configuration.find() ?? folders.lazy.compactMap { Configuration.find(from: $0) }.first
    }
  }
}

extension Configuration.SideSettings {
  fileprivate func mayInclude(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.covers(path) }) && !exclude.contains { $0.covers(path) }
  }
}
