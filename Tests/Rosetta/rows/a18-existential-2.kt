class Player(private val engine: Engine) {
    fun play() { engine.start() }
}
