data class LobbyState(val players: Int = 0)

class LobbyModel {
    private val _state = MutableStateFlow(LobbyState())
    val state: StateFlow<LobbyState> = _state.asStateFlow()

    fun join() {
        _state.value = LobbyState(players = _state.value.players + 1)
    }
}

class QueueModel {
    var size = 0
        private set
}
