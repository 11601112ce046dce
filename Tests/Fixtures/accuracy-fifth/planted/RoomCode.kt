package com.partyquiz.lobby

@JvmInline
value class RoomCode private constructor(val value: String) {

    override fun toString(): String = value

    companion object {
        private val PATTERN = Regex("[A-Z]{4}-[0-9]{2,3}")

        fun parse(input: String): RoomCode? =
            input.trim()
                .uppercase()
                .takeIf { it.matches(PATTERN) }
                ?.let(::RoomCode)
    }
}

sealed class JoinError : Exception() {
    object MalformedCode : JoinError()
    object UnknownRoom : JoinError()
    data class RoomFull(val capacity: Int) : JoinError()
    object AlreadyJoined : JoinError()
}

class RoomRegistry(private val capacity: Int = 8) {

    private val rooms = mutableMapOf<RoomCode, Set<String>>()

    fun open(code: String, host: String): Result<RoomCode> {
        val room = RoomCode.parse(code) ?: return Result.failure(JoinError.MalformedCode)
        rooms.getOrPut(room) { setOf(host) }
        return Result.success(room)
    }

    fun join(code: String, player: String): Result<Int> = runCatching {
        val room = RoomCode.parse(code) ?: throw JoinError.MalformedCode
        val players = rooms[room] ?: throw JoinError.UnknownRoom
        if (player in players) throw JoinError.AlreadyJoined
        if (players.size >= capacity) throw JoinError.RoomFull(capacity)

        (players + player).also { rooms[room] = it }.size
    }

    fun leave(room: RoomCode, player: String) {
        rooms.computeIfPresent(room) { _, players ->
            (players - player).takeIf { it.isNotEmpty() }
        }
    }

    val openRooms: Int get() = rooms.size
}
