package import SourceModel

/// Names of types that play the same role in both communities: a `ViewController` is a `Fragment`.
package struct Role: Sendable, Hashable {
  /// What kinds of types a role is about.
  package enum Scope: String, Sendable, Hashable, CaseIterable {
    case any
    case interfaces
    case implementations
    /// Views: types on one side, functions on the other.
    case views
  }

  package var id: String
  /// Patterns in which `{N}` stands for what the two names have in common; never empty.
  package var names: PerSide<[String]>
  package var scope: Scope

  package init(id: String, names: PerSide<[String]>, scope: Scope = .any) {
    self.id = id
    self.names = names
    self.scope = scope
  }
}

/// What ties code to its platform and says nothing about the app.
package struct PlumbingTable: Sendable, Hashable {
  /// Members that the platform calls.
  package var lifecycle = PerSide<[String]>()
  /// Members that the two platforms call at the same moment.
  package var moments: [PerSide<[String]>] = []
  /// Attributes and annotations that tie a declaration to a view, a runtime or a tool.
  package var bindings = PerSide<[String]>()
  /// Types that a part of the screen has, `*` standing for any run of characters.
  package var views = PerSide<[String]>()
  /// The supertype that makes a Swift type a view, the annotation that makes a Kotlin function one.
  package var viewMarks = PerSide<[String]>()
  /// Words in the names of parts of the screen.
  package var viewWords: [String] = []
  /// Supertypes of types that a platform starts, shows or previews by itself.
  package var shells = PerSide<[String]>()
  /// Names of parameters that only one platform needs.
  package var parameters: [String] = []
  /// What begins a statement that speaks to developers only.
  package var diagnostics: [String] = []
  /// Members that do not characterise a type.
  package var synthesized: [String] = []
  /// Supertypes and attributes of types that are read and written without code of their own.
  package var coded = PerSide<[String]>()
  /// Members that read or write a type where that is spelt out.
  package var codecs = PerSide<[String]>()
  /// Words that name the platform or its language.
  package var platforms = PerSide<[String]>()

  package init() {}
}

/// How the two communities name and place files.
package struct FileConventions: Sendable, Hashable {
  /// Groups of endings of a file's stem that count as one.
  package var suffixes: [[String]] = []
  /// Groups of names that stand for one type in the stem of an extension file.
  package var receivers: [[String]] = []
  /// Runs of folders that carry no meaning.
  package var sourceRoots = PerSide<[String]>()
  package var testFolders = PerSide<[String]>()
  /// Runs of folders, `*` standing for any run of characters, whose code is compiled for other platforms than the
  /// side's own.
  package var otherPlatforms = PerSide<[String]>()
  /// Names of folders that hold other people's code or what a build made.
  package var skippedFolders: [String] = []
  /// Endings of the stems of test files.
  package var testSuffixes: [String] = []
  /// Words in the names of folders that hold examples, in lower case.
  package var exampleWords: [String] = []
  /// Names of folders at the top of a side that may hold an example.
  package var exampleApps = PerSide<[String]>()
  /// Affixes of test doubles.
  package var supportAffixes: [String] = []
  /// Names of files that need no counterpart, `*` standing for any run of characters.
  package var exempt = PerSide<[String]>()

  package init() {}
}
