package com.example.club.scoring

enum class Side {
    SERVER,
    RECEIVER;

    val opponent: Side get() = if (this == SERVER) RECEIVER else SERVER
}

sealed interface GameScore {
    data class Points(val server: Int, val receiver: Int) : GameScore
    data object Deuce : GameScore
    data class Advantage(val side: Side) : GameScore
    data class Won(val side: Side) : GameScore
}

class TennisGame {
    var score: GameScore = GameScore.Points(server = 0, receiver = 0)
        private set

    val isFinished: Boolean
        get() = score is GameScore.Won

    fun pointTo(side: Side) {
        when (val current = score) {
            is GameScore.Points -> {
                val nextServer = if (side == Side.SERVER) current.server + 1 else current.server
                val nextReceiver = if (side == Side.RECEIVER) current.receiver + 1 else current.receiver
                score = if (nextServer == 4 || nextReceiver == 4) {
                    GameScore.Won(side)
                } else if (nextServer == 3 && nextReceiver == 3) {
                    GameScore.Deuce
                } else {
                    GameScore.Points(nextServer, nextReceiver)
                }
            }
            GameScore.Deuce -> score = GameScore.Advantage(side)
            is GameScore.Advantage ->
                score = if (current.side == side) GameScore.Won(side) else GameScore.Deuce
            is GameScore.Won -> Unit
        }
    }

    val announcement: String
        get() = when (val current = score) {
            is GameScore.Points -> when {
                current.server != current.receiver ->
                    "${LABELS[current.server]}-${LABELS[current.receiver]}"
                current.server == 0 -> "love all"
                else -> "${LABELS[current.server]} all"
            }
            GameScore.Deuce -> "deuce"
            is GameScore.Advantage -> when (current.side) {
                Side.SERVER -> "advantage in"
                Side.RECEIVER -> "advantage out"
            }
            is GameScore.Won -> "game"
        }

    private companion object {
        val LABELS = listOf("0", "15", "30", "40")
    }
}
