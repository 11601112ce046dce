import Foundation

/// A search over episodes that are on the device.
struct EpisodeIndex {
    private var episodes: [Episode] = []

    func titles(containing word: String) -> [String] {
        return episodes
            .filter { $0.title.lowercased().contains(word) }
            .map { $0.title }
    }

    func transcripts() -> [String] {
        return episodes.compactMap { $0.transcript }
    }

    func episode(id: String) -> Episode? {
        return episodes.first(where: { $0.id == id })
    }

    mutating func add(_ episode: Episode) {
        episodes.append(episode)
    }

    func hasDownloads() -> Bool {
        return episodes.contains { $0.isDownloaded }
    }

    func isEmpty() -> Bool {
        return episodes.isEmpty
    }
}
