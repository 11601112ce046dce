internal import ArgumentParser
internal import CIReading
internal import Foundation
internal import ParityKit
internal import Reporting
internal import SourceModel

extension RunOptions {
  /// Brings the sides that the configuration names by their repositories onto this machine.
  ///
  /// - Throws: the exit code when that is not possible; 0 where a missing twin is to be overlooked.
  func fetchTwins(
    _ setup: Setup, swift: String?, kotlin: String?, missing: TwinMissing, _ talk: TalkOptions
  ) throws -> Setup {
    let given = [(Side.swift, swift), (.kotlin, kotlin)].filter { $0.1 != nil }.map(\.0)
    let environment = ProcessInfo.processInfo.environment
    let job = readCI(environment) { FileManager.default.contents(atPath: $0).map(Array.init) }
    let temporary = FileManager.default.temporaryDirectory.path + "/parity"
    let access = TwinAccess(
      cacheFolder: (CachePlace.folder(cachePath) ?? temporary) + "/twins",
      branch: job.pullRequest?.headBranch ?? job.branch,
      isOffline: offline)
    do {
      let (fetched, notes) = try setup.fetchingTwins(except: Set(given), access)
      if !talk.quiet { Console.standardError.write(notes.map { "parity: \(displayed($0))\n" }.joined()) }
      return fetched
    } catch {
      var problem = error
      if missing != .error { problem.severity = .warning }
      talk.tell([problem])
      throw missing == .error ? ExitCode.incomplete : ExitCode.success
    }
  }
}

extension WhereOptions {
  func fetchTwins(_ setup: Setup, _ work: RunOptions, _ talk: TalkOptions) throws -> Setup {
    try work.fetchTwins(setup, swift: swift, kotlin: kotlin, missing: twinMissing, talk)
  }
}
