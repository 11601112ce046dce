package com.tuneleaf.playlist

import kotlinx.serialization.Serializable

@Serializable
data class PlaylistTrack(
    val id: String,
    val title: String,
    val artist: String,
    val durationSeconds: Int,
    val playCount: Int,
)

class Playlist private constructor(
    val name: String,
    val tracks: List<PlaylistTrack>,
) {
    constructor(name: String) : this(name, emptyList())

    val totalSeconds: Int
        get() = tracks.sumOf { it.durationSeconds }

    operator fun contains(track: PlaylistTrack): Boolean = track in tracks

    fun adding(track: PlaylistTrack): Playlist {
        if (track in this) return this
        return Playlist(name, tracks + track)
    }

    fun removing(track: PlaylistTrack): Playlist =
        Playlist(name, tracks.filter { it != track })

    fun movingToTop(track: PlaylistTrack): Playlist {
        if (track !in this) return this
        return Playlist(name, listOf(track) + removing(track).tracks)
    }
}
