sealed interface Download {
    data class Running(val progress: Double) : Download
    data class Paused(val progress: Double) : Download
    data object Idle : Download
}

val Download.value: Double
    get() = when (this) {
        is Download.Running -> progress
        is Download.Paused -> progress
        Download.Idle -> 0.0
    }
