package import Caching
internal import RuleBook
internal import SourceModel

extension Setup {
  /// Opens the cache for what is made of files. That follows from them and from what the book says that code means: rules
  /// and a configuration say what becomes of it afterwards, so that to change them costs no file's reading.
  ///
  /// - Parameters:
  ///   - folder: where the user keeps it.
  ///   - build: names the build of the tool; results of another one are worth nothing.
  package func cache(in folder: String, build: String) -> Cache {
    Cache(folder: folder, generation: [toolVersion, build] + book.tableInputs)
  }

  /// Opens the cache for what is made of the book, and for whole reports; each is named by all that it depends on.
  package static func cache(in folder: String, build: String) -> Cache {
    Cache(folder: folder, generation: [toolVersion, build, "reports"], share: 32 << 20, keepsLargest: false)
  }

  /// All that the team has said before the first file is read.
  var ruleInputs: [String] { book.ownRuleDocuments.inputs + book.tableInputs + configurationInputs }

  /// The text of the configuration.
  var configurationInputs: [String] {
    [configurationPath].compactMap { $0 }.flatMap { [$0, text(ofFile: $0) ?? "-"] }
  }
}

extension RuleSet {
  /// What the team has added to what the book of this binary says that code means, as it was read.
  var tableInputs: [String] { ownTables.inputs }
}

extension [RuleSet.Document] {
  fileprivate var inputs: [String] { flatMap { [$0.shownPath, $0.text] } }
}
