/// Endings of type names that name the same role in both communities: a `ViewController` is a `Fragment`.
package struct Role: Sendable, Hashable {
  package var id: String
  /// Never empty.
  package var suffixes: PerSide<[String]>

  package init(id: String, suffixes: PerSide<[String]>) {
    self.id = id
    self.suffixes = suffixes
  }
}

/// How the two communities name and place files.
package struct FileConventions: Sendable, Hashable {
  /// How generated code is known.
  package struct Generated: Sendable, Hashable {
    package var folders: [String] = []
    /// Names of files, `*` standing for any run of characters.
    package var names: [String] = []
    /// Text in the first lines.
    package var markers: [String] = []

    package init(folders: [String] = [], names: [String] = [], markers: [String] = []) {
      self.folders = folders
      self.names = names
      self.markers = markers
    }
  }

  /// Groups of endings of a file's stem that count as one.
  package var suffixes: [[String]] = []
  /// Groups of names that stand for one type in the stem of an extension file.
  package var receivers: [[String]] = []
  /// Runs of folders that carry no meaning.
  package var sourceRoots = PerSide<[String]>(swift: [], kotlin: [])
  package var testFolders = PerSide<[String]>(swift: [], kotlin: [])
  /// Endings of the stems of test files.
  package var testSuffixes: [String] = []
  /// Affixes of test doubles.
  package var supportAffixes: [String] = []
  package var generated = Generated()
  /// Names of files that need no counterpart, `*` standing for any run of characters.
  package var exempt = PerSide<[String]>(swift: [], kotlin: [])

  package init() {}
}
