class Player {
    private var speed = 2.0

    fun getSpeed(): Double = speed
}
