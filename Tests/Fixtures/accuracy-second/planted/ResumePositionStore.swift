import Foundation

struct ResumePosition: Equatable {
    let episodeId: String
    let seconds: TimeInterval
}

final class ResumePositionStore {
    private let storage: KeyValueStorage
    private let minimumPosition: TimeInterval = 15
    private let endMargin: TimeInterval = 30
    private let historyLimit = 50

    init(storage: KeyValueStorage) {
        self.storage = storage
    }

    func save(episodeId: String, position: TimeInterval, duration: TimeInterval) {
        guard position >= minimumPosition else { return }
        if position >= duration - endMargin {
            clear(episodeId: episodeId)
            return
        }
        storage.set(Int64(position * 1000), forKey: key(episodeId))
        remember(episodeId)
    }

    func resumePosition(episodeId: String) -> ResumePosition? {
        guard let millis = storage.int64(forKey: key(episodeId)), millis > 0 else { return nil }
        let position = max(0, TimeInterval(millis) / 1000 - 3)
        return ResumePosition(episodeId: episodeId, seconds: position)
    }

    func clear(episodeId: String) {
        storage.remove(forKey: key(episodeId))
        storage.set(history.filter { $0 != episodeId }, forKey: "resume.history")
    }

    var history: [String] {
        storage.strings(forKey: "resume.history") ?? []
    }

    private func remember(_ episodeId: String) {
        var ids = history.filter { $0 != episodeId }
        ids.insert(episodeId, at: 0)
        for dropped in ids.dropFirst(historyLimit) {
            storage.remove(forKey: key(dropped))
        }
        storage.set(Array(ids.prefix(historyLimit)), forKey: "resume.history")
    }

    private func key(_ episodeId: String) -> String {
        "resume.position.\(episodeId)"
    }
}
