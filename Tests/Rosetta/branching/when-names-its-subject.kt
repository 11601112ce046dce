sealed class Stage {
    object Idle : Stage()
    data class Moving(val speed: Int) : Stage()
}

class Train {
    var stage: Stage = Stage.Idle

    fun describe(): String = when (val now = stage) {
        is Stage.Idle -> "stands"
        is Stage.Moving -> "moves at ${now.speed}"
    }
}
