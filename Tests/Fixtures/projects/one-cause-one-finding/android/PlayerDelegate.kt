interface PlayerListener {
    fun onStarted(player: Player)
    fun onSeekTo(player: Player, position: Double)
    fun onFailed(player: Player, reason: String)
    fun onQueueEnd(player: Player)
    //~ ^^^^^^^^^^ missing-member: `onQueueEnd(player:)` has no counterpart in Swift
}
