package com.example.podcasts.analytics

/** What we tell analytics about the player. */
sealed class PlayerEvent {
    data class Started(val episodeId: String) : PlayerEvent()
    data class Paused(val episodeId: String, val seconds: Int) : PlayerEvent()
    data class Finished(val episodeId: String) : PlayerEvent()
    data class SpeedChanged(val episodeId: String, val speed: Double) : PlayerEvent()
    //~ missing-case: Swift has no case

    val name: String
        get() = when (this) {
            is Started -> "player_started"
            else -> "player_other"
        }
}
