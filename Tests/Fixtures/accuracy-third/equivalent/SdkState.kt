package com.streamline.rtc

internal sealed interface SdkEvent {
  object StartRequested : SdkEvent
  data class HandshakeSucceeded(val sessionId: String) : SdkEvent
  data class HandshakeFailed(val recoverable: Boolean) : SdkEvent
  object ConnectionLost : SdkEvent
  object Shutdown : SdkEvent
}

internal sealed class SdkState(val acceptsEvents: Boolean = false) {

  object Idle : SdkState()
  data class Connecting(val attempt: Int) : SdkState()
  data class Ready(val sessionId: String) : SdkState(acceptsEvents = true)
  data class Reconnecting(val sessionId: String, val attempt: Int) : SdkState(acceptsEvents = true)
  object Failed : SdkState()
  object Closed : SdkState()

  /** Events that make no sense in a state leave it as it is. */
  fun reduce(event: SdkEvent): SdkState = when {
    this is Closed || event is SdkEvent.Shutdown -> Closed
    else -> when (this) {
      Idle, Failed -> if (event is SdkEvent.StartRequested) Connecting(attempt = 1) else this
      is Connecting -> afterHandshake(event) { retry(attempt) { copy(attempt = it) } }
      is Reconnecting -> afterHandshake(event) { retry(attempt) { copy(attempt = it) } }
      is Ready -> if (event is SdkEvent.ConnectionLost) Reconnecting(sessionId, attempt = 1) else this
      else -> this
    }
  }

  private fun afterHandshake(event: SdkEvent, onRecoverable: () -> SdkState): SdkState = when (event) {
    is SdkEvent.HandshakeSucceeded -> Ready(event.sessionId)
    is SdkEvent.HandshakeFailed -> if (event.recoverable) onRecoverable() else Failed
    else -> this
  }

  private fun retry(attempt: Int, next: (Int) -> SdkState): SdkState =
    if (attempt < MAX_ATTEMPTS) next(attempt + 1) else Failed

  companion object {
    const val MAX_ATTEMPTS = 3
  }
}

internal fun Iterable<SdkEvent>.replay(from: SdkState = SdkState.Idle): SdkState =
  fold(from) { state, event -> state.reduce(event) }
