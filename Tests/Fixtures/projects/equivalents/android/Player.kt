interface PlayerListener {
    fun onStarted(player: Player)
    fun onStateChanged(player: Player, state: State)
    fun onMessage(player: Player, message: String)
    fun onSpeedChanged(player: Player, speed: Double)
    fun onFailure(player: Player, error: Throwable)
}
