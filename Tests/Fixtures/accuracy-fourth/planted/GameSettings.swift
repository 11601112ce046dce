import Foundation

struct GameSettings: Decodable, Equatable {
    var playerName: String
    var musicVolume: Int
    var effectsVolume: Int
    var vibration: Bool
    var autoSave: Bool
    var favouriteMaps: [String]
    var lastServer: String?

    private enum CodingKeys: String, CodingKey {
        case playerName = "player_name"
        case musicVolume = "music_volume"
        case effectsVolume = "effects_volume"
        case vibration
        case autoSave = "auto_save"
        case favouriteMaps = "favourite_maps"
        case lastServer = "last_server"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        playerName = try container.decode(String.self, forKey: .playerName)
        musicVolume = try container.decodeIfPresent(Int.self, forKey: .musicVolume) ?? 70
        effectsVolume = try container.decodeIfPresent(Int.self, forKey: .effectsVolume) ?? 80
        vibration = try container.decodeIfPresent(Bool.self, forKey: .vibration) ?? true
        autoSave = try container.decodeIfPresent(Bool.self, forKey: .autoSave) ?? true
        favouriteMaps = try container.decodeIfPresent([String].self, forKey: .favouriteMaps) ?? []
        lastServer = try container.decodeIfPresent(String.self, forKey: .lastServer)
    }

    static func fromJson(_ json: Data) throws -> GameSettings {
        try JSONDecoder().decode(GameSettings.self, from: json)
    }

    var isSilent: Bool {
        musicVolume <= 0 && effectsVolume <= 0
    }

    func togglingFavourite(_ mapId: String) -> GameSettings {
        var copy = self
        if favouriteMaps.contains(mapId) {
            copy.favouriteMaps.removeAll { $0 == mapId }
        } else {
            copy.favouriteMaps.append(mapId)
        }
        return copy
    }
}
