package import Caching
internal import Foundation
internal import SourceModel

extension Setup {
  /// Opens the cache for runs of this setup.
  ///
  /// - Parameters:
  ///   - folder: where the user keeps it.
  ///   - build: names the build of the tool; results of another one are worth nothing.
  package func cache(in folder: String, build: String) -> Cache {
    let base = configuration.folder ?? "."
    let documents = [configurationPath].compactMap { $0 } + configuration.phrases.map { joined(base, $0) }
    let texts = documents.map { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? "-"
    }
    return Cache(folder: folder, generation: [toolVersion, build] + texts)
  }

  /// Opens the cache for whole reports, which are named by all that they depend on.
  package static func reportCache(in folder: String, build: String) -> Cache {
    Cache(folder: folder, generation: [toolVersion, build, "reports"], share: 32 << 20)
  }
}
