class Player {
    private var isPlaying = false
    private var title: String? = null
    private var speed: Double = 1.0

    fun isPlaying() = isPlaying

    fun getTitle(): String? = title

    fun getSpeed(): Double {
        return speed
    }

    fun toggle() {
        isPlaying = !isPlaying
    }

    fun follow(other: Player): Boolean {
        return other.isPlaying()
    }
}
