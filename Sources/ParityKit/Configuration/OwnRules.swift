internal import Foundation
internal import RuleBook
internal import SourceModel

/// The documents of a team's own rules, in a folder of the same form as `Rules/`; rules may stand in it directly, too.
///
/// - Parameter folder: as messages should name it.
func ownDocuments(in folder: String) -> Result<[RuleSet.Document], Problem> {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
    return .failure(
      Problem(
        .error, path: folder, message: "there is no such folder of rules", hint: "Name a folder of rule documents."))
  }
  guard isFolder.boolValue else {
    return .failure(
      Problem(
        .error, path: folder, message: "this is a file, not a folder of rules",
        hint: "Name the folder in which it stands."))
  }
  let paths = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
  let documents = paths.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted()
  guard !documents.isEmpty else {
    return .failure(
      Problem(
        .error, path: folder, message: "there is no rule document in this folder",
        hint: "Rule documents end in `.yml`."))
  }
  var result: [RuleSet.Document] = []
  for path in documents {
    if let problem = escape(of: joined(folder, path), named: path, fromFolder: folder) { return .failure(problem) }
    guard let text = text(ofFile: joined(folder, path)) else {
      return .failure(
        Problem(.error, path: joined(folder, path), message: "the rule document cannot be read as UTF-8 text"))
    }
    result.append(RuleSet.Document(path: path, text: text, folder: folder))
  }
  return .success(result)
}

extension RuleChoice {
  /// All rules, ours and the team's, with what the configuration sets in them.
  ///
  /// - Parameters:
  ///   - path: of the configuration; `nil` when there is none.
  ///   - roots: of our own rules, as far as they were read before.
  func read(_ path: String?, roots: [String: YAMLNode] = [:]) -> (
    book: RuleSet, configuration: Configuration, problems: [Problem]
  ) {
    var book = RuleSet.embedded(leavesExamples: true, roots: roots).book
    var problems: [Problem] = []
    var added: Set<String> = []
    for folder in folders where added.insert(absolute(folder)).inserted {
      switch ownDocuments(in: folder) {
      case .success(let documents): problems += book.add(documents)
      case .failure(let problem): problems.append(problem)
      }
    }
    guard let path else { return (book, Configuration(), problems) }
    let (configuration, mistakes) = Configuration.read(path, into: &book, except: added)
    return (book, configuration, problems + mistakes)
  }
}
