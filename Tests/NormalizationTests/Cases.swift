import CodeModel
import Foundation
import KotlinFrontend
import Normalization
import RuleBook
import SourceModel
import SwiftFrontend
import Testing

/// A Swift and a Kotlin source side by side, from `Tests/Rosetta` or `Tests/NearMisses`.
struct Case: Sendable, CustomTestStringConvertible {
  let topic: String
  let name: String
  let folder: URL

  var testDescription: String { "\(topic)/\(name)" }

  func url(_ pathExtension: String) -> URL { folder.appendingPathComponent("\(name).\(pathExtension)") }

  func text(_ pathExtension: String) throws -> String {
    try String(contentsOf: url(pathExtension), encoding: .utf8)
  }

  static let rosetta = all(in: "Rosetta").filter { !(pendingNames + comparedNames).contains($0.testDescription) }
  /// Equivalences that nothing knows yet, listed in `Tests/Rosetta/pending.txt`.
  static let pending = all(in: "Rosetta").filter { pendingNames.contains($0.testDescription) }
  /// Equivalences with two normal forms that the comparison takes for one, listed in `Tests/Rosetta/compared.txt`: what a
  /// declaration of the other file tells, no normal form of one file can know.
  static let compared = all(in: "Rosetta").filter { comparedNames.contains($0.testDescription) }
  static let nearMisses = all(in: "NearMisses")

  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  private static let pendingNames = names(in: "Rosetta/pending.txt")
  private static let comparedNames = names(in: "Rosetta/compared.txt")

  private static func names(in list: String) -> [String] {
    let text = (try? String(contentsOf: tests.appendingPathComponent(list), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private static func all(in folder: String) -> [Case] {
    let root = tests.appendingPathComponent(folder)
    let topics = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    return topics.sorted { $0.path < $1.path }.flatMap { topic -> [Case] in
      let files = (try? FileManager.default.contentsOfDirectory(at: topic, includingPropertiesForKeys: nil)) ?? []
      return files.filter { $0.pathExtension == "swift" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
        .map { Case(topic: topic.lastPathComponent, name: $0, folder: topic) }
    }
  }
}

/// The normaliser with the rules that ship, made once.
enum Shipped {
  static let normalizer: Normalizer = {
    let (book, _) = RuleSet.embedded()
    return Normalizer(book: book, lower: lower)
  }()

  @Sendable static func lower(_ file: SourceFile) -> SourceUnit {
    file.side == .swift ? lowerSwift(file) : lowerKotlin(file)
  }

  static func normalize(_ text: String, _ side: Side) -> SourceUnit {
    let path = side == .swift ? "Case.swift" : "Case.kt"
    return normalizer.normalize(lower(SourceFile(path: path, side: side, text: text)))
  }
}
