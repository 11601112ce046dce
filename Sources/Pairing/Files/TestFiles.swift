package import SourceModel

/// Tells tests from what they test: by their folders, or by the ends of their names.
package struct TestFiles: Sendable, Hashable {
  private let swift: [PathPattern]
  private let kotlin: [PathPattern]
  private let suffixes: [String]

  /// - Parameters:
  ///   - swift: patterns of paths of Swift tests.
  ///   - kotlin: patterns of paths of Kotlin tests.
  ///   - suffixes: endings of a file's name without its extension.
  package init(swift: [PathPattern] = [], kotlin: [PathPattern] = [], suffixes: [String] = []) {
    self.swift = swift
    self.kotlin = kotlin
    self.suffixes = suffixes
  }

  package func isTest(_ file: SourceFile) -> Bool {
    let patterns = file.side == .swift ? swift : kotlin
    if patterns.contains(where: { $0.matches(file.path) }) { return true }
    let stem = Substring(fileName(of: file.path).utf8.prefix { $0 != UInt8(ascii: ".") })
    return suffixes.contains { stem.hasSuffix($0) && stem.count > $0.count }
  }
}
