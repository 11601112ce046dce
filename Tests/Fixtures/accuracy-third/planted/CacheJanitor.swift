import Foundation

struct CacheFile: Equatable {
    let name: String
    let sizeBytes: Int
    let lastUsedMs: Int64
}

protocol CacheDirectory {
    func list() -> [CacheFile]
    func delete(_ name: String) -> Bool
}

/// Keeps the cache directory below a limit. Files that we did not write are left alone.
struct CacheJanitor {
    private static let ownFilePattern = "[0-9a-f]{8}\\.(json|bin)"

    let directory: CacheDirectory
    let limitBytes: Int

    func isOwnFile(_ name: String) -> Bool {
        name.range(of: Self.ownFilePattern, options: .regularExpression) != nil
    }

    var usedBytes: Int {
        ownFiles.reduce(0) { $0 + $1.sizeBytes }
    }

    /// Deletes the files that were not used for the longest time; returns the names of the deleted files.
    func clean() -> [String] {
        var used = usedBytes
        var deleted: [String] = []
        let byAge = ownFiles.sorted { ($0.lastUsedMs, $0.name) < ($1.lastUsedMs, $1.name) }

        for file in byAge {
            if used <= limitBytes { break }
            guard directory.delete(file.name) else { continue }
            used -= file.sizeBytes
            deleted.append(file.name)
        }
        return deleted
    }

    private var ownFiles: [CacheFile] {
        directory.list().filter { isOwnFile($0.name) }
    }
}
