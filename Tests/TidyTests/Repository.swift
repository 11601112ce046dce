import Foundation

/// One Swift file of the program: `Sources/<module>/…`, with its text free of comments and literals.
struct Source {
  var module: String
  var path: String
  var code: String
}

/// The repository that these tests stand in.
enum Repository {
  /// Its top folder. Links are resolved, so that a package which only links to the tests still finds the whole.
  static let top = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Names directly inside a folder, sorted, hidden ones included.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: top.appendingPathComponent(folder).path).sorted()
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: top.appendingPathComponent(path).path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: top.appendingPathComponent(path), encoding: .utf8)
  }

  /// Paths of all files below a folder, relative to the top and sorted.
  static func files(below folder: String) throws -> [String] {
    try names(in: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      return isFolder(path) ? try files(below: path) : [path]
    }
  }

  /// The program's own Swift files, sorted by path; empty when they cannot be read, which every test notices.
  static let sources: [Source] = {
    let paths = (try? files(below: "Sources")) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      let parts = path.split(separator: "/")
      guard parts.count > 2, let text = try? text(of: path) else { return nil }
      return Source(module: String(parts[1]), path: path, code: SwiftText.codeOnly(text))
    }
  }()

  /// The Swift files of the test suites. Sources that are data (`Fixtures`, `Rosetta`, `NearMisses`) are no suites.
  static func suites() throws -> [String] {
    try names(in: "Tests").filter { $0.hasSuffix("Tests") && isFolder("Tests/" + $0) }
      .flatMap { try files(below: "Tests/" + $0) }
      .filter { $0.hasSuffix(".swift") }
  }
}
