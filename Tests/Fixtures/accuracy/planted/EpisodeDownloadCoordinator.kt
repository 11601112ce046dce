package com.acme.podcast.downloads

data class Episode(val id: String, val sizeMb: Int)

enum class Connection { NONE, CELLULAR, WIFI }

data class DownloadSettings(val wifiOnly: Boolean, val maxParallel: Int)

class EpisodeDownloadCoordinator(var settings: DownloadSettings) {

    var startDownload: (Episode) -> Unit = {}

    var connection = Connection.NONE
        private set

    private val queue = ArrayDeque<Episode>()
    private val active = mutableListOf<Episode>()

    val waiting: List<Episode> get() = queue.toList()
    val running: List<Episode> get() = active.toList()

    fun enqueue(episode: Episode) {
        if (episode in queue || episode in active) return
        queue.addLast(episode)
        pump()
    }

    fun connectionChanged(connection: Connection) {
        this.connection = connection
        pump()
    }

    fun finished(episode: Episode) {
        active -= episode
        pump()
    }

    private fun canDownload(): Boolean = when (connection) {
        Connection.NONE -> false
        Connection.CELLULAR -> !settings.wifiOnly
        Connection.WIFI -> true
    }

    private fun pump() {
        while (canDownload() && active.size < settings.maxParallel) {
            val next = queue.removeFirstOrNull() ?: break
            active += next
            startDownload(next)
        }
    }
}
