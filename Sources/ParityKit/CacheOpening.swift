package import Caching
internal import RuleBook
internal import SourceModel

extension Setup {
  /// Opens the cache for runs of this setup.
  ///
  /// - Parameters:
  ///   - folder: where the user keeps it.
  ///   - build: names the build of the tool; results of another one are worth nothing.
  package func cache(in folder: String, build: String) -> Cache {
    Cache(folder: folder, generation: [toolVersion, build] + ruleInputs)
  }

  /// Opens the cache for whole reports, which are named by all that they depend on.
  package static func reportCache(in folder: String, build: String) -> Cache {
    Cache(folder: folder, generation: [toolVersion, build, "reports"], share: 32 << 20)
  }

  /// The texts of the configuration and of a team's own rules and phrases.
  var ruleInputs: [String] {
    let base = configuration.folder ?? "."
    let documents = [configurationPath].compactMap { $0 } + configuration.phrases.map { joined(base, $0) }
    var inputs = documents.flatMap { [$0, text(ofFile: $0) ?? "-"] }
    for folder in choice.folders {
      guard case .success(let documents) = ownDocuments(in: folder) else { continue }
      inputs += documents.flatMap { [folder, $0.path, $0.text] }
    }
    return inputs
  }
}
