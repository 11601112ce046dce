class Player {
    private var speed = 1.0
    private var pace = 1.0

    fun getSpeed(): Double = pace
}
