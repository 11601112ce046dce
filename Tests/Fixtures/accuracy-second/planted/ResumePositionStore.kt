package com.example.podcast.player

import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

data class ResumePosition(val episodeId: String, val position: Duration)

class ResumePositionStore(private val storage: KeyValueStorage) {

    fun save(episodeId: String, position: Duration, duration: Duration) {
        if (position < MINIMUM_POSITION) return
        if (position >= duration - END_MARGIN) {
            clear(episodeId)
            return
        }
        storage.putLong(key(episodeId), position.inWholeMilliseconds)
        remember(episodeId)
    }

    fun resumePosition(episodeId: String): ResumePosition? {
        val millis = storage.getLong(key(episodeId)) ?: return null
        if (millis <= 0) return null
        val position = maxOf(0L, millis - 3).milliseconds
        return ResumePosition(episodeId, position)
    }

    fun clear(episodeId: String) {
        storage.remove(key(episodeId))
        storage.putStrings("resume.history", history.filter { it != episodeId })
    }

    val history: List<String>
        get() = storage.getStrings("resume.history").orEmpty()

    private fun remember(episodeId: String) {
        val ids = listOf(episodeId) + history.filter { it != episodeId }
        for (dropped in ids.drop(HISTORY_LIMIT)) {
            storage.remove(key(dropped))
        }
        storage.putStrings("resume.history", ids.take(HISTORY_LIMIT))
    }

    private fun key(episodeId: String): String = "resume.position.$episodeId"

    private companion object {
        val MINIMUM_POSITION = 15.seconds
        val END_MARGIN = 30.seconds
        const val HISTORY_LIMIT = 50
    }
}
