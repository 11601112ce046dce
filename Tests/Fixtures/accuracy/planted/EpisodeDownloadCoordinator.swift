import Foundation

struct Episode: Equatable {
    let id: String
    let sizeMb: Int
}

enum Connection {
    case none, cellular, wifi
}

struct DownloadSettings {
    var wifiOnly: Bool
    var maxParallel: Int
}

final class EpisodeDownloadCoordinator {
    var settings: DownloadSettings
    var startDownload: (Episode) -> Void = { _ in }

    private(set) var connection: Connection = .none
    private(set) var waiting: [Episode] = []
    private(set) var running: [Episode] = []

    init(settings: DownloadSettings) {
        self.settings = settings
    }

    func enqueue(_ episode: Episode) {
        guard !waiting.contains(episode), !running.contains(episode) else { return }
        waiting.append(episode)
        pump()
    }

    func connectionChanged(_ newValue: Connection) {
        connection = newValue
        pump()
    }

    func finished(_ episode: Episode) {
        running.removeAll { $0 == episode }
        pump()
    }

    private var canDownload: Bool {
        connection != .none
    }

    private func pump() {
        while canDownload, running.count < settings.maxParallel, !waiting.isEmpty {
            let next = waiting.removeFirst()
            running.append(next)
            startDownload(next)
        }
    }
}
