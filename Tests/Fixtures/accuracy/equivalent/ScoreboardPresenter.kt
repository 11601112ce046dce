package app.games.scoreboard

import java.lang.ref.WeakReference
import kotlin.math.absoluteValue

data class PlayerScore(val playerId: String, val name: String, val points: Int, val change: Int)

data class ScoreRow(
    val rank: String,
    val name: String,
    val points: String,
    val trend: String,
    val isHighlighted: Boolean,
)

interface ScoreboardView {
    fun showRows(rows: List<ScoreRow>)
    fun showEmpty(message: String)
    fun showFooter(footer: String?)
}

class ScoreboardPresenter(
    view: ScoreboardView,
    private val myId: String,
    private val visibleRows: Int = 10,
) {
    private val viewRef = WeakReference(view)

    private data class Ranked(val rank: Int, val score: PlayerScore)

    fun present(scores: List<PlayerScore>) {
        val view = viewRef.get() ?: return
        if (scores.isEmpty()) {
            view.showEmpty("No games played yet")
            view.showFooter(null)
            return
        }

        val ranked = rank(scores)
        view.showRows(ranked.take(visibleRows).map(::row))
        view.showFooter(footer(ranked))
    }

    /** Standard competition ranking. */
    private fun rank(scores: List<PlayerScore>): List<Ranked> {
        val sorted = scores.sortedWith(compareByDescending<PlayerScore> { it.points }.thenBy { it.playerId })
        return sorted.map { score ->
            Ranked(rank = sorted.indexOfFirst { it.points == score.points } + 1, score = score)
        }
    }

    private fun row(entry: Ranked): ScoreRow {
        val mine = entry.score.playerId == myId
        return ScoreRow(
            rank = "#${entry.rank}",
            name = entry.score.name + if (mine) " (you)" else "",
            points = entry.score.points.grouped(),
            trend = entry.score.change.let {
                when {
                    it > 0 -> "▲$it"
                    it < 0 -> "▼${it.absoluteValue}"
                    else -> "–"
                }
            },
            isHighlighted = mine,
        )
    }

    private fun footer(ranked: List<Ranked>): String? {
        val index = ranked.indexOfFirst { it.score.playerId == myId }
        if (index < visibleRows) return null
        val me = ranked[index]
        val gap = ranked[visibleRows - 1].score.points - me.score.points
        return "You are #${me.rank}, ${gap.grouped()} points behind the top $visibleRows"
    }

    private fun Int.grouped(): String {
        val digits = absoluteValue.toString().reversed().chunked(3).joinToString(",").reversed()
        return if (this < 0) "-$digits" else digits
    }
}
