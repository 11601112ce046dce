package com.example.podcasts

/** A search over episodes that are on the device. */
class EpisodeIndex {
    private val episodes: MutableList<Episode> = mutableListOf()

    fun titles(word: String): List<String> =
        episodes
            .filter { it.title.lowercase().contains(word) }
            .map { it.title }

    fun transcripts(): List<String> = episodes.mapNotNull { it.transcript }

    fun episode(id: String): Episode? = episodes.firstOrNull { it.id == id }

    fun add(episode: Episode) {
        episodes.add(episode)
    }

    fun hasDownloads(): Boolean = episodes.any { it.isDownloaded }

    fun isEmpty(): Boolean = episodes.isEmpty()
}
