import Foundation

enum Theme: String {
    case system
    case light
    case dark
}

struct AppSettings: Equatable {
    var theme: Theme = .system
    var fontScale: Double = 1.0
    var autoLockMinutes: Int = 5
    var hapticsEnabled: Bool = true
    var mutedThreads: Set<String> = []

    func isMuted(_ threadID: String) -> Bool {
        mutedThreads.contains(threadID)
    }
}

extension AppSettings: Decodable {
    private enum CodingKeys: String, CodingKey {
        case theme
        case fontScale = "font_scale"
        case autoLockMinutes = "auto_lock_minutes"
        case hapticsEnabled = "haptics_enabled"
        case mutedThreads = "muted_threads"
    }

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()

        if let raw = try values.decodeIfPresent(String.self, forKey: .theme) {
            theme = Theme(rawValue: raw) ?? .system
        }
        if let scale = try values.decodeIfPresent(Double.self, forKey: .fontScale) {
            fontScale = min(max(scale, 0.8), 2.0)
        }
        if let minutes = try values.decodeIfPresent(Int.self, forKey: .autoLockMinutes) {
            autoLockMinutes = min(max(minutes, 1), 60)
        }
        hapticsEnabled = try values.decodeIfPresent(Bool.self, forKey: .hapticsEnabled) ?? true
        mutedThreads = try values.decodeIfPresent(Set<String>.self, forKey: .mutedThreads) ?? []
    }

    static func fromJson(_ json: String) throws -> AppSettings {
        try JSONDecoder().decode(AppSettings.self, from: Data(json.utf8))
    }
}
