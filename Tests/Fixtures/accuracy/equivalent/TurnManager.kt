package app.games.turns

enum class Direction(val step: Int) {
    CLOCKWISE(1),
    COUNTERCLOCKWISE(-1);

    fun flipped() = if (this == CLOCKWISE) COUNTERCLOCKWISE else CLOCKWISE
}

sealed interface TurnOutcome {
    data class Turn(val player: String, val round: Int) : TurnOutcome
    data class Winner(val player: String) : TurnOutcome
}

class TurnManager(players: List<String>) {

    private val seats = players.toMutableList()
    private val skips = mutableMapOf<String, Int>()
    private var index = 0
    private var turnsLeftInRound = players.size

    init {
        require(players.size >= 2) { "a game needs two players" }
        require(players.distinct().size == players.size) { "players must be distinct" }
    }

    val players: List<String> get() = seats.toList()

    var direction = Direction.CLOCKWISE
        private set

    var round = 1
        private set

    val currentPlayer: String get() = seats[index]

    /** Hands over to the next player who does not have to sit out. */
    fun endTurn(): TurnOutcome {
        step()
        while (true) {
            val pending = skips[currentPlayer] ?: break
            if (pending == 1) skips -= currentPlayer else skips[currentPlayer] = pending - 1
            step()
        }
        return TurnOutcome.Turn(currentPlayer, round)
    }

    fun reverse() {
        direction = direction.flipped()
    }

    fun addSkip(player: String) {
        if (player in seats) skips.merge(player, 1, Int::plus)
    }

    fun eliminate(player: String): TurnOutcome {
        val position = seats.indexOf(player)
        if (position >= 0 && seats.size > 1) {
            seats.removeAt(position)
            skips.remove(player)
            turnsLeftInRound = turnsLeftInRound.coerceAtMost(seats.size)

            index = when {
                position > index -> index
                position < index -> index - 1
                // The leaver was on turn: clockwise the next one has moved into the free seat.
                direction == Direction.CLOCKWISE -> index.mod(seats.size)
                else -> (index - 1).mod(seats.size)
            }
        }
        return seats.singleOrNull()?.let { TurnOutcome.Winner(it) }
            ?: TurnOutcome.Turn(currentPlayer, round)
    }

    private fun step() {
        index = (index + direction.step).mod(seats.size)
        if (--turnsLeftInRound == 0) {
            round++
            turnsLeftInRound = seats.size
        }
    }
}
