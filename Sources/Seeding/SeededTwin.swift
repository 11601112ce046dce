package import FindingModel
internal import Foundation
package import ParityKit
package import SourceModel

/// A twin in which changes are tried out at places that mean something.
package struct SeededTwin: Sendable {
  package let name: String
  package let swift: SourceFile
  package let kotlin: SourceFile
  let twin: TwinInMemory

  package init(name: String, swift: SourceFile, kotlin: SourceFile, _ setup: Setup) {
    self.name = name
    self.swift = swift
    self.kotlin = kotlin
    twin = TwinInMemory(swift: swift, kotlin: kotlin, setup)
  }

  package func file(_ side: Side) -> SourceFile { side == .swift ? swift : kotlin }

  /// What the tool says about a change of one side or of both.
  ///
  /// - Returns: what is new, and what was different before and no longer is.
  package func findings(after edits: [Side: [TextEdit]]) -> (new: [Finding], resolved: [Finding]) {
    let changed = Side.allCases.compactMap { side in edits[side].map { file(side).applying($0) } }
    let findings = twin.report(changing: changed).findings
    return (findings.filter { $0.state == .new }, findings.filter { $0.state == .resolved })
  }
}

extension SeededTwin {
  private static let sizeLimit = 200_000

  /// The twin of two files on disk; `nil` when one of them cannot be read or is very large.
  package init?(name: String, swiftPath: String, kotlinPath: String, _ setup: Setup) {
    guard let left = FileManager.default.contents(atPath: swiftPath), left.count <= SeededTwin.sizeLimit,
      let right = FileManager.default.contents(atPath: kotlinPath), right.count <= SeededTwin.sizeLimit
    else { return nil }
    self.init(
      name: name, swift: SourceFile(path: "Twin.swift", side: .swift, bytes: Array(left)),
      kotlin: SourceFile(path: "Twin.kt", side: .kotlin, bytes: Array(right)), setup)
  }

  /// Files of two folders that share a name which no other file there has; neither tests nor samples.
  package static func named(swift: String, kotlin: String, _ setup: Setup) -> [SeededTwin] {
    let (lefts, rights) = (filesByName(swift, ".swift"), filesByName(kotlin, ".kt"))
    return lefts.keys.sorted().compactMap { name in
      guard let left = lefts[name], let right = rights[name], left.count == 1, right.count == 1 else { return nil }
      return SeededTwin(name: name, swiftPath: left[0], kotlinPath: right[0], setup)
    }
  }

  private static func filesByName(_ folder: String, _ ending: String) -> [String: [String]] {
    let found = FileManager.default.enumerator(atPath: folder)?.allObjects.compactMap { $0 as? String } ?? []
    let wanted = found.filter { path in
      path.hasSuffix(ending) && !["test", "sample"].contains { path.lowercased().contains($0) }
    }
    return Dictionary(grouping: wanted.map { folder + "/" + $0 }) { path in
      String((path.split(separator: "/").last ?? "").split(separator: ".").first ?? "").lowercased()
    }
  }
}
