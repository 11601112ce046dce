import Foundation

final class EventFileStore {
    private static let fileExtension = "events"

    private let directory: URL
    private let maxFiles: Int
    private let fileManager: FileManager

    init(directory: URL, maxFiles: Int = 50, fileManager: FileManager = .default) throws {
        self.directory = directory
        self.maxFiles = maxFiles
        self.fileManager = fileManager
        try fileManager.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    func write(_ lines: [String], sequence: Int) throws {
        guard !lines.isEmpty else { return }
        let name = String(format: "%010d", sequence) + "." + Self.fileExtension
        let content = lines.joined(separator: "\n")
        try Data(content.utf8).write(to: directory.appendingPathComponent(name), options: .atomic)
        evictIfNeeded()
    }

    func readOldest() -> (name: String, lines: [String])? {
        for url in files() {
            guard let data = try? Data(contentsOf: url) else { continue }
            let lines = String(decoding: data, as: UTF8.self)
                .components(separatedBy: "\n")
                .filter { !$0.isEmpty }
            if lines.isEmpty {
                try? fileManager.removeItem(at: url)
                continue
            }
            return (url.lastPathComponent, lines)
        }
        return nil
    }

    func delete(named name: String) {
        try? fileManager.removeItem(at: directory.appendingPathComponent(name))
    }

    var fileCount: Int { files().count }

    private func evictIfNeeded() {
        let existing = files()
        let overflow = existing.count - maxFiles
        guard overflow > 0 else { return }
        for url in existing.prefix(overflow) {
            try? fileManager.removeItem(at: url)
        }
    }

    private func files() -> [URL] {
        let urls = (try? fileManager.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? []
        return urls
            .filter { $0.pathExtension == Self.fileExtension }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
