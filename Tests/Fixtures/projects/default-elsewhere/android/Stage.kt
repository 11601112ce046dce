interface Stage {
    val width: Int

    fun start(first: Boolean) {
        if (first) motor.warmUp()
        motor.run(width)
    }

    fun turn(times: Int) {
        if (times > 2) motor.warmUp()
        motor.turn(times)
    }

    fun halt(slowly: Boolean)
}
