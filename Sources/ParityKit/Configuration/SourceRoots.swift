internal import Foundation
package import SourceModel

/// Where the two sides lie, as far as the names of files tell: what `parity init` writes down.
package struct SourceRoots: Sendable, Hashable {
  /// `nil` where no folder has files of the side.
  package var swift: String?
  package var kotlin: String?

  /// Looks below a folder, and for a side that is not there in the folders beside it.
  package static func find(in folder: String = ".") -> SourceRoots {
    let here = SourceNames(in: folder)
    var roots = SourceRoots(
      swift: here.root(of: .swift).map { joined(folder, $0) },
      kotlin: here.root(of: .kotlin).map { joined(folder, $0) })
    guard let missing = roots.missing, roots[missing.other] != nil else { return roots }
    let parent = joined(folder, "..")
    let own = URL(fileURLWithPath: absolute(folder)).lastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    var most = 0
    for name in names.sorted() where name != own && !name.hasPrefix(".") {
      let found = SourceNames(in: joined(parent, name))
      guard found.paths(missing).count > max(most, found.paths(missing.other).count) else { continue }
      most = found.paths(missing).count
      let path = joined(parent, name)
      if missing == .swift { roots.swift = path } else { roots.kotlin = path }
    }
    return roots
  }

  package subscript(side: Side) -> String? { side == .swift ? swift : kotlin }

  private var missing: Side? { Side.allCases.first { self[$0] == nil } }
}

/// The names of the source files below a folder, but for folders that programs fill.
private struct SourceNames {
  private var swift: [[Substring]] = []
  private var kotlin: [[Substring]] = []

  private static let filled: Set<String> = ["build", "Build", "Pods", "Carthage", "DerivedData", "node_modules"]
  /// More is read of no folder; its root is clear by then.
  private static let most = 100_000

  init(in folder: String) {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return }
    var count = 0
    for case let path as String in walk {
      count += 1
      if count > Self.most { break }
      let parts = path.split(separator: "/")
      guard let name = parts.last else { continue }
      if name.hasPrefix(".") || Self.filled.contains(String(name)) {
        walk.skipDescendants()
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        swift.append(parts.dropLast())
      } else if name.hasSuffix(".kt") {
        kotlin.append(parts.dropLast())
      }
    }
  }

  /// The folders of a side's files, in no order.
  func paths(_ side: Side) -> [[Substring]] { side == .swift ? swift : kotlin }

  /// The highest folder that holds all files of a side and none of the other; the one in which both begin where there is
  /// none such. `nil` without files.
  func root(of side: Side) -> String? {
    let own = paths(side)
    guard var common = own.first else { return nil }
    for path in own { common = zip(common, path).prefix { $0 == $1 }.map(\.0) }
    let other = paths(side.other)
    for length in 0...common.count {
      let start = common.prefix(length)
      if !other.contains(where: { $0.starts(with: start) }) { return length == 0 ? "." : start.joined(separator: "/") }
    }
    return "."
  }
}
