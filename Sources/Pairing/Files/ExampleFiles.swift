internal import CodeModel
package import SourceModel

/// Tells the apps that show how to use a library from the library, by their folders.
package struct ExampleFiles: Sendable, Hashable {
  enum Kind {
    case example
    /// In a folder that belongs to an example as often as to the product.
    case either
    case product
  }

  private let words: Set<String>
  private let apps: PerSide<Set<String>>

  /// - Parameters:
  ///   - words: words, in lower case, in the names of folders that hold examples.
  ///   - apps: names of folders at the top of a side that may be an example's.
  package init(words: [String] = [], apps: PerSide<[String]> = PerSide()) {
    self.words = Set(words)
    self.apps = apps.map { Set($0) }
  }

  func kind(of file: SourceFile) -> Kind {
    // The folders of a package say whose it is: `java/com/example/shop`.
    let folders = file.path.split(separator: "/").dropLast().map(String.init)
      .prefix { file.side == .swift || !["java", "kotlin"].contains($0) }
    if folders.contains(where: { !words.isDisjoint(with: CodeModel.words(of: $0)) }) { return .example }
    return folders.first.map(apps[file.side].contains) == true ? .either : .product
  }

  /// Whether a file only shows how something is used, by its folders or its own name.
  package func isExample(_ file: SourceFile) -> Bool {
    let name = file.path.split(separator: "/").last.map(String.init) ?? ""
    return kind(of: file) == .example || !words.isDisjoint(with: CodeModel.words(of: name))
  }

  /// Whether one of two files shows what the other is a part of.
  static func standApart(_ left: Kind, _ right: Kind) -> Bool {
    left == .example && right == .product || left == .product && right == .example
  }
}
