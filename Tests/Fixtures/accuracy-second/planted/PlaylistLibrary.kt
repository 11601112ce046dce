package com.example.music.library

class Playlist(
    val id: String,
    var title: String,
    val trackIds: MutableList<String>,
    var isPinned: Boolean,
)

sealed class PlaylistException : Exception() {
    class NotFound : PlaylistException()
    class DuplicateTrack : PlaylistException()
}

class PlaylistLibrary {
    private val playlists = mutableMapOf<String, Playlist>()

    val pinnedIds: List<String>
        get() = playlists.values
            .filter { it.isPinned }
            .map { it.id }
            .sorted()

    fun create(id: String, title: String) {
        playlists[id] = Playlist(id, title, trackIds = mutableListOf(), isPinned = false)
    }

    fun tracks(id: String): List<String> =
        playlists[id]?.trackIds?.toList().orEmpty()

    fun append(trackId: String, id: String) {
        val playlist = playlists[id] ?: throw PlaylistException.NotFound()
        if (trackId in playlist.trackIds) {
            throw PlaylistException.DuplicateTrack()
        }
        playlist.trackIds.add(trackId)
    }

    fun rename(id: String, title: String) {
        val playlist = playlists[id] ?: throw PlaylistException.NotFound()
        playlist.title = title
    }

    fun togglePin(id: String) {
        val playlist = playlists[id] ?: throw PlaylistException.NotFound()
        playlist.isPinned = !playlist.isPinned
    }

    fun remove(trackId: String) {
        for (playlist in playlists.values) {
            playlist.trackIds.removeAll { it == trackId }
        }
    }
}
