package app.player.state

data class PlayerState(
    val status: Status = Status.Stopped,
    val positionMs: Long = 0,
    val durationMs: Long = 0,
    val rate: Double = 1.0,
) {
    sealed interface Status {
        data object Stopped : Status
        data class Buffering(val resumeWhenReady: Boolean) : Status
        data object Playing : Status
        data object Paused : Status
        data class Broken(val message: String) : Status
    }
}

sealed interface PlayerAction {
    data class Open(val durationMs: Long, val autoplay: Boolean) : PlayerAction
    data object Ready : PlayerAction
    data object Stalled : PlayerAction
    data object Play : PlayerAction
    data object Pause : PlayerAction
    data class Seek(val toMs: Long) : PlayerAction
    data class Tick(val positionMs: Long) : PlayerAction
    data class SetRate(val rate: Double) : PlayerAction
    data class Fail(val message: String?) : PlayerAction
}

sealed interface PlayerEffect {
    data object StartEngine : PlayerEffect
    data object HaltEngine : PlayerEffect
    data class SeekEngine(val ms: Long) : PlayerEffect
    data class ApplyRate(val rate: Double) : PlayerEffect
    data object AnnounceEnd : PlayerEffect
}

data class Reduction(val state: PlayerState, val effects: List<PlayerEffect> = emptyList())

object PlayerStateReducer {

    val RATES = 0.5..2.0

    fun reduce(state: PlayerState, action: PlayerAction): Reduction = when (action) {
        is PlayerAction.Open -> open(state, action)
        PlayerAction.Ready -> ready(state)
        PlayerAction.Stalled ->
            if (state.status == PlayerState.Status.Playing) Reduction(state.with(PlayerState.Status.Buffering(true)))
            else Reduction(state)
        PlayerAction.Play -> play(state)
        PlayerAction.Pause -> when (state.status) {
            PlayerState.Status.Playing ->
                Reduction(state.with(PlayerState.Status.Paused), listOf(PlayerEffect.HaltEngine))
            is PlayerState.Status.Buffering -> Reduction(state.with(PlayerState.Status.Buffering(false)))
            else -> Reduction(state)
        }
        is PlayerAction.Seek ->
            if (state.status is PlayerState.Status.Stopped || state.status is PlayerState.Status.Broken) {
                Reduction(state)
            } else {
                val target = action.toMs.coerceIn(0, state.durationMs)
                Reduction(state.copy(positionMs = target), listOf(PlayerEffect.SeekEngine(target)))
            }
        is PlayerAction.Tick -> tick(state, action.positionMs)
        is PlayerAction.SetRate -> {
            val rate = action.rate.coerceIn(RATES)
            if (rate == state.rate) Reduction(state)
            else Reduction(state.copy(rate = rate), listOf(PlayerEffect.ApplyRate(rate)))
        }
        is PlayerAction.Fail -> Reduction(
            state.with(PlayerState.Status.Broken(action.message ?: "Playback failed")),
            listOf(PlayerEffect.HaltEngine),
        )
    }

    private fun open(state: PlayerState, action: PlayerAction.Open) = Reduction(
        PlayerState(
            status = PlayerState.Status.Buffering(resumeWhenReady = action.autoplay),
            durationMs = action.durationMs.coerceAtLeast(0),
            rate = state.rate,
        ),
        listOf(PlayerEffect.HaltEngine, PlayerEffect.ApplyRate(state.rate)),
    )

    private fun ready(state: PlayerState): Reduction {
        val buffering = state.status as? PlayerState.Status.Buffering ?: return Reduction(state)
        return if (buffering.resumeWhenReady) {
            Reduction(state.with(PlayerState.Status.Playing), listOf(PlayerEffect.StartEngine))
        } else {
            Reduction(state.with(PlayerState.Status.Paused))
        }
    }

    private fun play(state: PlayerState): Reduction = when (state.status) {
        PlayerState.Status.Paused -> {
            val playing = state.with(PlayerState.Status.Playing)
            if (state.positionMs < state.durationMs) Reduction(playing, listOf(PlayerEffect.StartEngine))
            else Reduction(
                playing.copy(positionMs = 0),
                listOf(PlayerEffect.SeekEngine(0), PlayerEffect.StartEngine),
            )
        }
        is PlayerState.Status.Buffering -> Reduction(state.with(PlayerState.Status.Buffering(true)))
        else -> Reduction(state)
    }

    private fun tick(state: PlayerState, position: Long): Reduction {
        if (state.status != PlayerState.Status.Playing) return Reduction(state)
        val moved = state.copy(positionMs = position.coerceIn(0, state.durationMs))
        if (moved.positionMs < moved.durationMs) return Reduction(moved)
        return Reduction(
            moved.with(PlayerState.Status.Paused),
            listOf(PlayerEffect.HaltEngine, PlayerEffect.AnnounceEnd),
        )
    }

    private fun PlayerState.with(status: PlayerState.Status) = copy(status = status)
}
