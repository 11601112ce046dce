internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// What runs on another thread, or under a lock, on one side only?
  static let concurrencyDiffers = Check("concurrency-differs") { twin in
    bodyViolations("concurrency-differs", in: twin) { divergence, texts in
      if divergence.kind == .wrapped {
        let values = wrapping(divergence, texts)
        return values.merging(["kind": Concurrency.place(of: divergence.mention)]) { old, _ in old }
      }
      return [:]
    }
  }
}

/// The functions that decide on which thread, or under which lock, a closure runs; as phrases spell them after
/// `Rules/phrasebook/concurrency.yml`.
enum Concurrency {
  private static let places: [String: String] = [
    "runonuithread": "on the main thread", "thread": "on another thread", "launch": "in a task of its own",
    "async": "on another thread", "withlock": "under a lock", "synchronized": "under a lock",
  ]

  static func concerns(_ divergence: Divergence) -> Bool {
    divergence.kind == .wrapped && divergence.wrapping == .closure && places[divergence.mention] != nil
  }

  /// Where a closure runs that is handed to a function.
  static func place(of callee: String) -> String { places[callee] ?? "elsewhere" }
}
