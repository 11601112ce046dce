package games.corner.tictactoe

enum class Player {
    X, O;

    val opponent: Player get() = if (this == X) O else X
}

sealed class GameStatus {
    data class InProgress(val next: Player) : GameStatus()
    data class Won(val by: Player, val line: List<Int>) : GameStatus()
    data object Draw : GameStatus()
}

sealed class MoveException(message: String) : RuntimeException(message) {
    data class OutOfBounds(val index: Int) : MoveException("No field $index")
    data class Occupied(val by: Player) : MoveException("Taken by $by")
    class GameOver : MoveException("The game is over")
}

class TicTacToe {
    private val board = arrayOfNulls<Player>(9)
    private val moves = ArrayDeque<Int>()

    var status: GameStatus = GameStatus.InProgress(next = Player.X)
        private set

    val history: List<Int> get() = moves.toList()

    operator fun get(index: Int): Player? = board[index]

    fun play(index: Int): GameStatus {
        val player = (status as? GameStatus.InProgress)?.next ?: throw MoveException.GameOver()
        if (index !in board.indices) throw MoveException.OutOfBounds(index)
        board[index]?.let { throw MoveException.Occupied(it) }

        board[index] = player
        moves.addLast(index)
        return evaluate(player).also { status = it }
    }

    fun undo(): Boolean {
        val last = moves.removeLastOrNull() ?: return false
        val player = board[last] ?: return false
        board[last] = null
        status = GameStatus.InProgress(next = player)
        return true
    }

    override fun toString(): String =
        board.toList()
            .chunked(3)
            .joinToString("\n") { row -> row.joinToString("") { it?.name ?: "." } }

    private fun evaluate(player: Player): GameStatus {
        val line = LINES.firstOrNull { line -> line.all { board[it] == player } }
        return when {
            line != null -> GameStatus.Won(player, line)
            moves.size == board.size -> GameStatus.Draw
            else -> GameStatus.InProgress(player.opponent)
        }
    }

    private companion object {
        val LINES = listOf(
            listOf(0, 1, 2), listOf(3, 4, 5), listOf(6, 7, 8),
            listOf(0, 3, 6), listOf(1, 4, 7), listOf(2, 5, 8),
            listOf(0, 4, 8), listOf(2, 4, 6),
        )
    }
}
