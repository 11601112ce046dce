internal import ArgumentParser
internal import Foundation

struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measure parity on generated and on real repositories, beside its peers.",
    discussion: """
      Runs of all measures take turns, so that what else the machine does meets all of them. What is told are medians. \
      Real repositories are cloned into the scratch folder first.
      """)

  @Option(help: "The program to measure.")
  var parity: String

  @Option(help: "ast-grep, to measure it beside (default: the one in the PATH, if any).")
  var astGrep: String?

  @Option(parsing: .upToNextOption, help: "How many files the generated pairs of repositories have.")
  var sizes: [Int] = []

  @Option(help: "The Swift repository of a real pair; may be repeated.")
  var swift: [String] = []

  @Option(help: "Its Kotlin repository.")
  var kotlin: [String] = []

  @Option(help: "How often each command is run.")
  var runs = 5

  @Option(parsing: .upToNextOption, help: "Measure only these, by their names.")
  var only: [String] = []

  @Option(help: "The revision that `--base` counts from.")
  var base = "HEAD~1"

  @Option(help: "Where repositories are generated and cloned; what is there already is used again.")
  var scratch = ".build/bench"

  @Option(help: "Write everything that was measured into this file.")
  var json: String?

  mutating func validate() throws {
    if swift.count != kotlin.count { throw ValidationError("A real pair has one --swift and one --kotlin.") }
    if runs < 1 || sizes.contains(where: { $0 < 4 }) { throw ValidationError("Fewer than that cannot be measured.") }
  }

  func run() throws {
    let scratch = absolute(self.scratch)
    let astGrep = astGrep.map(absolute) ?? program("ast-grep")
    if astGrep == nil { tell("ast-grep is not here; `pip install ast-grep-cli` brings it") }
    var generated: [BenchResult] = []
    var results: [BenchResult] = []
    for size in sizes {
      tell("generating \(size) files")
      let pair = GeneratedRepositories(count: size * 8 / 15, folder: "\(scratch)/generated-\(size)")
      try pair.make()
      generated.append(
        try measure("generated", swift: pair.swift, kotlin: pair.kotlin, scratch: scratch, astGrep: astGrep))
    }
    results = generated
    for (swift, kotlin) in zip(swift, kotlin) {
      let clones = try [swift, kotlin].map { try clone(absolute($0), into: scratch) }
      let name = clones.map { URL(fileURLWithPath: $0).lastPathComponent }.joined(separator: " ~ ")
      results.append(try measure(name, swift: clones[0], kotlin: clones[1], scratch: scratch, astGrep: astGrep))
    }
    if generated.count > 1 { print(BenchResult.growthTable(generated)) }
    try write(results, generated)
  }

  private func measure(
    _ name: String, swift: String, kotlin: String, scratch: String, astGrep: String?
  ) throws -> BenchResult {
    tell("measuring \(swift)")
    let parity = absolute(parity)
    let subject = try BenchSubject(name: name, swift: swift, kotlin: kotlin, parity: parity)
    let caches = scratch + "/caches"
    try? FileManager.default.removeItem(atPath: caches)
    let measures = BenchMeasure.all(of: subject, parity: parity, astGrep: astGrep, scratch: caches, base: base)
      .filter { only.isEmpty || only.contains($0.name) }
    if measures.isEmpty { throw Failure("nothing to measure is called that") }
    var timings: [[Timing]] = measures.map { _ in [] }
    for measure in measures where measure.isRunOnceBefore {
      try subject.restore()
      _ = try Timing.of(measure.command, in: measure.folder)
    }
    for run in 1...runs {
      for (index, measure) in measures.enumerated() {
        try measure.prepare()
        tell("  \(run)/\(runs) \(measure.name)")
        timings[index].append(try Timing.of(measure.command, in: measure.folder))
      }
    }
    try subject.restore()
    let result = BenchResult(subject: subject, rows: Array(zip(measures, timings)))
    print(result.table)
    return result
  }

  private func write(_ results: [BenchResult], _ generated: [BenchResult]) throws {
    guard let json else { return }
    var growth: [String: Double] = [:]
    for row in generated.first?.rows ?? [] {
      growth[row.measure.name] = BenchResult.growth(generated, row.measure.name)
    }
    let object: [String: Any] = [
      "cores": ProcessInfo.processInfo.activeProcessorCount, "runs": runs, "repositories": results.map(\.object),
      "growth": growth,
    ]
    let data = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    try data.write(to: URL(fileURLWithPath: json))
  }

  /// A clone that may be written to.
  private func clone(_ repository: String, into scratch: String) throws -> String {
    // Repositories called `repo` or `app.git` are told apart by the folder that they lie in.
    let url = URL(fileURLWithPath: repository)
    let isNamed = !["repo", "git"].contains(url.lastPathComponent)
    let name = (isNamed ? url : url.deletingLastPathComponent()).lastPathComponent
    let target = scratch + "/" + name
    if !FileManager.default.fileExists(atPath: target) {
      try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
      try Git.run(["clone", "-q", "--shared", repository, target], in: scratch)
    }
    return target
  }

  private func program(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.map { $0 + "/" + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }

  private func tell(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
