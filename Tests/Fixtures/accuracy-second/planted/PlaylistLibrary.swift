import Foundation

struct Playlist {
    let id: String
    var title: String
    var trackIds: [String]
    var isPinned: Bool
}

enum PlaylistError: Error {
    case notFound
    case duplicateTrack
}

final class PlaylistLibrary {
    private var playlists: [String: Playlist] = [:]

    var pinnedIds: [String] {
        playlists.values
            .filter { $0.isPinned }
            .map { $0.id }
            .sorted()
    }

    func create(id: String, title: String) {
        playlists[id] = Playlist(id: id, title: title, trackIds: [], isPinned: false)
    }

    func tracks(in id: String) -> [String] {
        playlists[id]?.trackIds ?? []
    }

    func append(trackId: String, to id: String) throws {
        guard let playlist = playlists[id] else {
            throw PlaylistError.notFound
        }
        guard !playlist.trackIds.contains(trackId) else {
            throw PlaylistError.duplicateTrack
        }
        playlists[id]?.trackIds.append(trackId)
    }

    func rename(_ id: String, to title: String) throws {
        guard playlists[id] != nil else {
            throw PlaylistError.notFound
        }
        playlists[id]?.title = title
    }

    func togglePin(_ id: String) throws {
        guard var playlist = playlists[id] else {
            throw PlaylistError.notFound
        }
        playlist.isPinned.toggle()
    }

    func remove(trackId: String) {
        for id in playlists.keys {
            playlists[id]?.trackIds.removeAll { $0 == trackId }
        }
    }
}
