internal import ArgumentParser
internal import Caching
internal import Foundation
internal import ParityKit
internal import Reporting
internal import SourceModel

/// Where results of earlier runs are kept.
struct CacheOptions: ParsableArguments {
  @Flag(help: "Neither use nor keep results of earlier runs.")
  var noCache = false

  /// What is made of files.
  ///
  /// - Parameter path: as `--cache-path` says.
  func cache(_ setup: Setup, in path: String?) -> Cache? {
    guard !noCache, let folder = CachePlace.folder(path) else { return nil }
    return setup.cache(in: folder, build: CacheOptions.build)
  }

  /// What is made of the book, and whole reports.
  ///
  /// - Parameter path: as `--cache-path` says.
  func cache(in path: String?) -> Cache? {
    guard !noCache, let folder = CachePlace.folder(path) else { return nil }
    return Setup.cache(in: folder, build: CacheOptions.build)
  }

  /// The program's own size and age: results of another build are worth nothing, whatever its version says.
  private static var build: String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    let changed = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\((facts?[.size] as? Int) ?? 0) \(changed)"
  }
}

struct CachePlace: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep results of earlier runs in this folder (default: in the user's caches).", valueName: "path"))
  var cachePath: String?

  var folder: String? { CachePlace.folder(cachePath) }

  /// As the flag says, else where the system keeps caches; `nil` for a user without a home.
  static func folder(_ path: String?) -> String? {
    if let path { return path }
    let environment = ProcessInfo.processInfo.environment
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") { return caches + "/parity" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/parity"
    #else
      return home + "/.cache/parity"
    #endif
  }
}

struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", abstract: "Look after the results of earlier runs and the twins that were fetched.",
    subcommands: [CacheStatisticsCommand.self, CleanCacheCommand.self],
    defaultSubcommand: CacheStatisticsCommand.self)
}

struct CacheStatisticsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Say where the cache is and how large.")

  @OptionGroup var place: CachePlace

  func run() throws {
    guard let folder = place.folder else { throw ValidationError("There is no home; name a folder with --cache-path.") }
    let cache = CacheFolder(path: folder)
    let (generations, copies) = (cache.generations, cache.copies)
    var lines = generations.map {
      "\(kilobytes($0.size)) in \($0.packs) pack\($0.packs == 1 ? "" : "s")  \(inert($0.path))"
    }
    lines += copies.map { "\(kilobytes($0.size)) fetched  \(inert($0.path))" }
    let size = generations.reduce(0) { $0 + $1.size } + copies.reduce(0) { $0 + $1.size }
    lines.append(
      "\(kilobytes(size)) of \(generations.count) builds and configurations and \(copies.count) fetched repositories in "
        + inert(folder))
    Console.standardOutput.write(lines.map { $0 + "\n" }.joined())
  }
}

struct CleanCacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "clean", abstract: "Empty the cache.")

  @OptionGroup var place: CachePlace

  func run() throws {
    guard let folder = place.folder else { throw ValidationError("There is no home; name a folder with --cache-path.") }
    do {
      let bytes = try CacheFolder(path: folder).clean()
      Console.standardError.write("\(kilobytes(bytes)) removed from \(inert(folder))\n")
    } catch {
      Console.standardError.write("error: the cache cannot be emptied: \(error.localizedDescription)\n")
      throw ExitCode.incomplete
    }
  }
}

private func kilobytes(_ bytes: Int) -> String { "\((bytes + 1_023) / 1_024) KB" }
