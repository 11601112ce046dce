internal import Foundation

/// One thing that is measured: a command, and what is put in place before each run of it.
struct BenchMeasure {
  let name: String
  let command: [String]
  let folder: String
  /// Before each run.
  var prepare: () throws -> Void = {}
  /// Before the first run; how a cache becomes warm.
  var isRunOnceBefore = false
  /// Whether it is a peer that parity is held against.
  var isPeer = false
  var budget: Budget?

  /// What ENGINE.md allows.
  enum Budget {
    case seconds(Double)
    /// A share of another measure of the same subject.
    case share(Double, of: String)
  }

  static let cold = "check, cold"
  static let astGrep = "ast-grep, one rule"

  /// Everything that is measured of a pair of repositories.
  ///
  /// - Parameters:
  ///   - scratch: a folder for caches.
  ///   - base: the revision that `--base` counts from.
  static func all(
    of subject: BenchSubject, parity: String, astGrep: String?, scratch: String, base: String
  ) -> [BenchMeasure] {
    let sides = ["--swift", ".", "--kotlin", subject.kotlin]
    let check = [parity, "check"] + sides
    let drift = [parity, "drift"] + sides
    let (fresh, kept) = (["--cache-path", scratch + "/fresh"], ["--cache-path", scratch + "/kept"])
    let empty = {
      try subject.restore()
      try? FileManager.default.removeItem(atPath: scratch + "/fresh")
    }
    func here(
      _ name: String, _ command: [String], budget: Budget? = nil, isWarm: Bool = true,
      _ prepare: @escaping () throws -> Void
    ) -> BenchMeasure {
      BenchMeasure(
        name: name, command: command, folder: subject.swift, prepare: prepare, isRunOnceBefore: isWarm, budget: budget)
    }
    let changes: [(() throws -> Void)] = [
      subject.changeOne, subject.stageText, subject.stageLone, { try subject.stageTwins(10) },
    ]
    let altered = changes.map { change in
      {
        try subject.restore()
        try change()
      }
    }
    return [
      here(cold, check + fresh, budget: .share(1, of: Self.astGrep), isWarm: false, empty),
      here("check, warm", check + kept, budget: .share(0.1, of: cold), subject.restore),
      here("check, one file edited", check + kept, altered[0]),
      here("staged, no source", check + kept + ["--staged"], budget: .seconds(0.03), altered[1]),
      here("staged, no twin", check + kept + ["--staged"], budget: .seconds(0.03), altered[2]),
      here("staged, 10 twins", check + kept + ["--staged"], budget: .seconds(0.15), altered[3]),
      here("base, cold", check + fresh + ["--base", base], isWarm: false, empty),
      here("base, warm", check + kept + ["--base", base], subject.restore),
      here("drift, cold", drift + fresh, isWarm: false, empty),
      here("drift, warm", drift + kept, subject.restore),
    ] + peers(of: subject, astGrep: astGrep, base: base)
  }

  private static func peers(of subject: BenchSubject, astGrep: String?, base: String) -> [BenchMeasure] {
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).path
    let roots = [subject.swift, subject.kotlin]
    let rule = ["swift", "kotlin"].map { "id: \($0)\nlanguage: \($0)\nrule: { pattern: print($$$A) }\n" }
    var peers = [
      BenchMeasure(name: "bare parse", command: [own, "parse"] + roots, folder: subject.swift),
      BenchMeasure(
        name: "git diff --stat",
        command: ["sh", "-c", "git diff --stat \"$0\" && git -C \"$1\" diff --stat \"$0\"", base, subject.kotlin],
        folder: subject.swift),
    ]
    if let astGrep {
      let command = [astGrep, "scan", "--inline-rules", rule.joined(separator: "---\n")] + roots
      peers.insert(BenchMeasure(name: Self.astGrep, command: command, folder: subject.swift), at: 0)
    }
    for index in peers.indices { peers[index].isPeer = true }
    return peers
  }
}
