internal import ArgumentParser
internal import Foundation
internal import KotlinFrontend
internal import ParityKit
internal import SourceModel
internal import SwiftFrontend

/// What parsing alone costs: the least that a tool can take which reads the same files with the same parsers.
struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse", abstract: "Parse all Swift and Kotlin files of some folders, and do nothing else.")

  @Argument var folders: [String]

  func run() throws {
    var paths: [String] = []
    for folder in folders {
      guard let names = FileManager.default.enumerator(atPath: folder) else {
        throw Failure("\(folder) cannot be read")
      }
      while let name = names.nextObject() as? String {
        if name == ".git" { names.skipDescendants() }
        if name.hasSuffix(".swift") || name.hasSuffix(".kt") { paths.append(folder + "/" + name) }
      }
    }
    let bytes = concurrentMap(paths, jobs: ProcessInfo.processInfo.activeProcessorCount) { path in
      let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
      if path.hasSuffix(".swift") { parseSwiftOnly(bytes) } else { parseKotlinOnly(bytes) }
      return bytes.count
    }
    print("\(paths.count) files, \(bytes.reduce(0, +)) bytes")
  }
}
