package com.example.game.party

data class Hero(
    val name: String,
    val role: Role,
    val level: Int,
) {
    enum class Role { TANK, HEALER, DAMAGE }
}

sealed class RosterException : Exception() {
    class Full : RosterException()
    class AlreadyInParty : RosterException()
    class HealerRequired : RosterException()
}

class PartyRoster(private val capacity: Int = 5) {
    private val _heroes = mutableListOf<Hero>()
    val heroes: List<Hero> get() = _heroes.toList()

    fun join(hero: Hero) {
        if (_heroes.size >= capacity) {
            throw RosterException.Full()
        }
        if (_heroes.contains(hero)) {
            throw RosterException.AlreadyInParty()
        }
        _heroes.add(hero)
    }

    fun leave(name: String): Int {
        val before = _heroes.size
        _heroes.removeAll { it.name == name }
        return before - _heroes.size
    }

    fun validate() {
        if (_heroes.none { it.role == Hero.Role.HEALER }) {
            throw RosterException.HealerRequired()
        }
    }

    val averageLevel: Int
        get() {
            if (_heroes.isEmpty()) return 0
            return _heroes.sumOf { it.level } / _heroes.size
        }

    fun count(role: Hero.Role): Int = _heroes.count { it.role == role }
}
