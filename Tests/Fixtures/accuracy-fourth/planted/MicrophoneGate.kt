package chat.voicenote.recorder

enum class MicrophonePermission { UNDETERMINED, DENIED, GRANTED }

sealed interface RecordingDecision {
    data class Start(val echoCancellation: Boolean) : RecordingDecision
    data object AskForPermission : RecordingDecision
    data object OpenSettings : RecordingDecision
    data class Unavailable(val reason: String) : RecordingDecision
}

data class AudioEnvironment(
    val permission: MicrophonePermission,
    val hasInput: Boolean,
    val isCallActive: Boolean,
    val isPlayingOnSpeaker: Boolean,
    val freeBytes: Long,
)

class MicrophoneGate {

    private var deniedAttempts = 0

    fun decide(environment: AudioEnvironment): RecordingDecision = with(environment) {
        when {
            !hasInput || isCallActive -> RecordingDecision.Unavailable("no_input")
            freeBytes < REQUIRED_BYTES -> RecordingDecision.Unavailable("storage")
            else -> decideByPermission(permission, isPlayingOnSpeaker)
        }
    }

    fun statusLine(environment: AudioEnvironment): String =
        if (environment.isCallActive) "In a call" else "Ready"

    private fun decideByPermission(
        permission: MicrophonePermission,
        echoCancellation: Boolean,
    ): RecordingDecision = when (permission) {
        MicrophonePermission.UNDETERMINED -> RecordingDecision.AskForPermission
        MicrophonePermission.DENIED ->
            if (++deniedAttempts > 1) RecordingDecision.OpenSettings
            else RecordingDecision.Unavailable("denied")
        MicrophonePermission.GRANTED -> {
            deniedAttempts = 0
            RecordingDecision.Start(echoCancellation)
        }
    }

    companion object {
        const val REQUIRED_BYTES = 20L * 1024 * 1024
    }
}
