package app.wavelet.analytics

enum class PlaybackSource(val rawValue: String) {
    LIBRARY("library"),
    SEARCH("search"),
    DEEP_LINK("deep_link"),
}

enum class EndReason(val rawValue: String) {
    COMPLETED("completed"),
    SKIPPED("skipped"),
    ERROR("error"),
}

sealed class AnalyticsEvent(val name: String) {
    abstract val parameters: Map<String, String>

    class PlaybackStarted(trackId: String, source: PlaybackSource, autoplay: Boolean) :
        AnalyticsEvent("playback_started") {
        override val parameters = mapOf(
            "track_id" to trackId,
            "source" to source.rawValue,
            "autoplay" to autoplay.toString(),
        )
    }

    class PlaybackEnded(trackId: String, listenedSeconds: Long, reason: EndReason) :
        AnalyticsEvent("playback_ended") {
        override val parameters = mapOf(
            "track_id" to trackId,
            "listened_s" to listenedSeconds.coerceAtLeast(0).toString(),
            "reason" to reason.rawValue,
        )
    }

    class DownloadFinished(bytes: Long, onWifi: Boolean) : AnalyticsEvent("download_finished") {
        override val parameters = mapOf(
            "kilobytes" to "${bytes / 1024}",
            "network" to if (onWifi) "wifi" else "cellular",
        )
    }

    class PlaylistShared(playlistId: String, channel: String?) : AnalyticsEvent("playlist_shared") {
        override val parameters = buildMap {
            put("playlist_id", playlistId)
            channel?.let { put("channel", it) }
        }
    }

    object SignedOut : AnalyticsEvent("signed_out") {
        override val parameters = emptyMap<String, String>()
    }

    override fun toString(): String = parameters.toSortedMap()
        .entries
        .joinToString(prefix = "$name(", postfix = ")") { (key, value) -> "$key=$value" }
}
