internal import Foundation

/// A pair of repositories that is measured. They lie in a scratch folder and are written to.
struct BenchSubject {
  let name: String
  let swift: String
  let kotlin: String
  /// Of both sides.
  private(set) var files = 0
  /// Of the files of both sides.
  private(set) var bytes = 0
  /// Swift files that have a twin, and one that has none; relative to the repository.
  private var paired: [String] = []
  private var lone: String?

  /// - Parameter parity: the program that says which files are twins.
  init(name: String, swift: String, kotlin: String, parity: String) throws {
    self.name = name
    self.swift = swift
    self.kotlin = kotlin
    var swiftPaths: Set<String> = []
    for (folder, suffix) in [(swift, ".swift"), (kotlin, ".kt")] {
      guard let paths = FileManager.default.enumerator(atPath: folder) else {
        throw Failure("\(folder) cannot be read")
      }
      while let path = paths.nextObject() as? String {
        if path == ".git" { paths.skipDescendants() }
        guard path.hasSuffix(suffix) else { continue }
        files += 1
        bytes += (paths.fileAttributes?[.size] as? Int) ?? 0
        if folder == swift { swiftPaths.insert(path) }
      }
    }
    let listing = swift + "/.git/bench-pairs"
    let command = [parity, "pairs", "--swift", swift, "--kotlin", kotlin]
    let timing = try Timing.of(command, in: swift, output: listing)
    guard timing.status == 0 else { throw Failure("`\(command.joined(separator: " "))` ended with \(timing.status)") }
    for line in try String(contentsOfFile: listing, encoding: .utf8).split(separator: "\n") {
      guard let mark = line.firstRange(of: "  ~  ") else { continue }
      let path = line[..<mark.lowerBound].trimmingCharacters(in: .whitespaces)
      if paired.last != path { paired.append(path) }
    }
    lone = swiftPaths.subtracting(paired).min()
  }

  /// Takes back what was changed in the Swift repository.
  func restore() throws { try Git.run(["reset", "-q", "--hard"], in: swift) }

  /// Stages a text that is no source code.
  func stageText() throws {
    try append("\n", to: "README.md")
    try Git.run(["add", "README.md"], in: swift)
  }

  /// Stages a change in a file without a twin; a new one if all have theirs.
  func stageLone() throws {
    let path = lone ?? "WithoutTwin.swift"
    try append("\nlet addedByTheBench = 1\n", to: path)
    try Git.run(["add", path], in: swift)
  }

  /// Stages a change in some files with twins, spread over the repository.
  func stageTwins(_ count: Int) throws {
    let paths = stride(from: 0, to: paired.count, by: max(1, paired.count / count)).prefix(count).map { paired[$0] }
    for path in paths { try append("\nlet addedByTheBench = 1\n", to: path) }
    try Git.run(["add"] + paths, in: swift)
  }

  /// Changes one file that has a twin, on disk alone; each time in another way, which no cache can know.
  func changeOne() throws {
    if let path = paired.first { try append("\nlet addedByTheBench = \"\(UUID().uuidString)\"\n", to: path) }
  }

  private func append(_ text: String, to path: String) throws {
    let path = swift + "/" + path
    var content = FileManager.default.contents(atPath: path) ?? Data()
    content.append(Data(text.utf8))
    try content.write(to: URL(fileURLWithPath: path))
  }
}
