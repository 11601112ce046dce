package com.example.club.tournament

data class BracketMatch(
    val round: Int,
    val slot: Int,
    val home: String? = null,
    val away: String? = null,
    val winner: String? = null,
) {
    val isPlayable: Boolean
        get() = home != null && away != null && winner == null
}

sealed class BracketException : Exception() {
    class NotEnoughPlayers : BracketException()
    class MatchNotPlayable : BracketException()
    data class UnknownPlayer(val player: String) : BracketException()
}

class TournamentBracket @Throws(BracketException::class) constructor(seeds: List<String>) {
    private val _rounds = mutableListOf<MutableList<BracketMatch>>()
    val rounds: List<List<BracketMatch>> get() = _rounds.map { it.toList() }

    init {
        if (seeds.size < 2) throw BracketException.NotEnoughPlayers()
        var size = 2
        while (size < seeds.size) {
            size *= 2
        }

        val first = mutableListOf<BracketMatch>()
        for (slot in 0 until size / 2) {
            val opponent = size - 1 - slot
            val away = if (opponent < seeds.size) seeds[opponent] else null
            first.add(BracketMatch(round = 0, slot = slot, home = seeds[slot], away = away))
        }
        _rounds.add(first)

        var matches = size / 4
        while (matches >= 1) {
            val round = _rounds.size
            _rounds.add(MutableList(matches) { BracketMatch(round = round, slot = it) })
            matches /= 2
        }

        for (match in first.toList()) {
            if (match.away == null) {
                advance(match.home, round = 0, slot = match.slot)
            }
        }
    }

    val playable: List<BracketMatch>
        get() = _rounds.flatten().filter { it.isPlayable }

    val champion: String?
        get() = _rounds.lastOrNull()?.firstOrNull()?.winner

    @Throws(BracketException::class)
    fun report(winner: String, round: Int, slot: Int) {
        val match = _rounds.getOrNull(round)?.getOrNull(slot)
        if (match == null || !match.isPlayable) {
            throw BracketException.MatchNotPlayable()
        }
        if (match.home != winner && match.away != winner) {
            throw BracketException.UnknownPlayer(winner)
        }
        advance(winner, round, slot)
    }

    private fun advance(player: String?, round: Int, slot: Int) {
        _rounds[round][slot] = _rounds[round][slot].copy(winner = player)
        val next = _rounds.getOrNull(round + 1) ?: return
        val target = next[slot / 2]
        next[slot / 2] = if (slot % 2 == 0) target.copy(home = player) else target.copy(away = player)
    }
}
