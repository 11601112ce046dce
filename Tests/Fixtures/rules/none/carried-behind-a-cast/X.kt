sealed class Playback {
    data class Playing(val current: Track, val position: Double) : Playback()
    object Stopped : Playback()
}

class Player {
    fun pause() {
        val playing = state as? Playback.Playing ?: return
        stop(playing.current, playing.position)
    }
}
