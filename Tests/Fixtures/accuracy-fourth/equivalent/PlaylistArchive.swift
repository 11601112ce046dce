import Foundation

struct PlaylistArchive: Equatable {
    static let currentVersion = 2

    var version = PlaylistArchive.currentVersion
    var name: String
    var note: String?
    var entries: [Entry]

    struct Entry: Equatable {
        var trackId: String
        var addedAt: Int64
        var pinned = false
    }
}

enum PlaylistArchiveError: Error, Equatable {
    case malformed
    case unsupportedVersion(Int)
}

extension PlaylistArchive: Codable {
    private enum CodingKeys: String, CodingKey {
        case version, name, note, entries
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
        name = try container.decode(String.self, forKey: .name)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        entries = try container.decodeIfPresent([Entry].self, forKey: .entries) ?? []
    }
}

extension PlaylistArchive.Entry: Codable {
    private enum CodingKeys: String, CodingKey {
        case trackId = "track_id"
        case addedAt = "added_at"
        case pinned
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        trackId = try container.decode(String.self, forKey: .trackId)
        addedAt = try container.decode(Int64.self, forKey: .addedAt)
        pinned = try container.decodeIfPresent(Bool.self, forKey: .pinned) ?? false
    }
}

extension PlaylistArchive {
    static func read(_ data: Data) throws -> PlaylistArchive {
        let archive: PlaylistArchive
        do {
            archive = try JSONDecoder().decode(PlaylistArchive.self, from: data)
        } catch {
            throw PlaylistArchiveError.malformed
        }
        guard archive.version <= currentVersion else {
            throw PlaylistArchiveError.unsupportedVersion(archive.version)
        }
        return archive
    }

    func write() throws -> Data {
        var upgraded = self
        upgraded.version = Self.currentVersion
        return try JSONEncoder().encode(upgraded)
    }

    var pinnedTrackIds: [String] {
        entries
            .filter(\.pinned)
            .map(\.trackId)
            .uniqued()
    }
}

private extension Sequence where Element: Hashable {
    func uniqued() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}
