package app.games.lobby

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

data class LobbyMember(val id: String, val name: String, val isReady: Boolean)

sealed interface LobbyUpdate {
    data class Joined(val member: LobbyMember) : LobbyUpdate
    data class Left(val id: String) : LobbyUpdate
    data class Ready(val id: String, val isReady: Boolean) : LobbyUpdate
    data class Renamed(val id: String, val name: String) : LobbyUpdate
}

data class LobbyUiState(
    val title: String = "Lobby",
    val rows: List<String> = emptyList(),
    val isStartEnabled: Boolean = false,
    val hint: String? = "Waiting for players",
)

class LobbyViewModel(private val hostId: String, private val ownId: String) {

    private val _state = MutableStateFlow(LobbyUiState())
    val state: StateFlow<LobbyUiState> = _state.asStateFlow()

    private var members = emptyList<LobbyMember>()

    fun apply(update: LobbyUpdate) {
        members = when (update) {
            is LobbyUpdate.Joined -> join(update.member)
            is LobbyUpdate.Left -> members.filterNot { it.id == update.id }
            is LobbyUpdate.Ready -> edited(update.id) { it.copy(isReady = update.isReady) }
            is LobbyUpdate.Renamed -> edited(update.id) { it.copy(name = update.name) }
        }
        _state.value = render()
    }

    /** Somebody who reconnects keeps the seat; a full lobby takes nobody new. */
    private fun join(member: LobbyMember): List<LobbyMember> = when {
        members.any { it.id == member.id } -> edited(member.id) { member }
        members.size >= MAXIMUM -> members
        else -> members + member
    }

    private inline fun edited(id: String, change: (LobbyMember) -> LobbyMember) =
        members.map { if (it.id == id) change(it) else it }

    private fun render(): LobbyUiState {
        val pending = members.filter { it.id != hostId && !it.isReady }
        val enough = members.size >= MINIMUM
        val iAmHost = ownId == hostId

        return LobbyUiState(
            title = if (members.isEmpty()) "Lobby" else "Lobby (${members.size}/$MAXIMUM)",
            rows = members.map(::row),
            isStartEnabled = iAmHost && enough && pending.isEmpty(),
            hint = when {
                !enough -> "Waiting for players"
                pending.size > 1 -> "Waiting for ${pending.size} players"
                pending.size == 1 -> pending.single().let {
                    if (it.id == ownId) "Everybody waits for you" else "Waiting for ${it.name}"
                }
                iAmHost -> null
                else -> "The host can start now"
            },
        )
    }

    private fun row(member: LobbyMember): String = listOfNotNull(
        member.name,
        "host".takeIf { member.id == hostId },
        "you".takeIf { member.id == ownId },
        "ready".takeIf { member.isReady && member.id != hostId },
    ).joinToString(" · ")

    private companion object {
        const val MINIMUM = 2
        const val MAXIMUM = 8
    }
}
