package com.example.arena.model

open class Combatant(val name: String, val maxHealth: Int) {
    var health: Int = maxHealth
        private set(value) {
            val old = field
            field = value
            if (value == 0 && old > 0) {
                didFall()
            }
        }

    val isAlive: Boolean get() = health > 0

    open val attackPower: Int get() = 10

    open fun mitigated(damage: Int): Int = damage

    open fun didFall() {}

    fun attack(target: Combatant) {
        if (!isAlive || !target.isAlive) return
        target.take(attackPower)
    }

    fun take(damage: Int) {
        val effective = maxOf(1, mitigated(damage))
        health = maxOf(0, health - effective)
    }

    fun heal(amount: Int) {
        if (!isAlive) return
        health = minOf(maxHealth, health + amount)
    }
}

class Knight(name: String, var armor: Int) : Combatant(name, maxHealth = 120) {

    override val attackPower: Int get() = super.attackPower + 5

    override fun mitigated(damage: Int): Int = damage - armor
}

class Berserker(name: String) : Combatant(name, maxHealth = 90) {
    var rage = 0
        private set

    override val attackPower: Int
        get() = if (health * 2 < maxHealth) super.attackPower * 2 + rage else super.attackPower + rage

    override fun mitigated(damage: Int): Int {
        rage = minOf(rage + 1, 10)
        return super.mitigated(damage)
    }

    override fun didFall() {
        rage = 0
    }
}

val Iterable<Combatant>.survivors: List<Combatant>
    get() = filter(Combatant::isAlive)

val Iterable<Combatant>.strongest: Combatant?
    get() = survivors.maxByOrNull { it.attackPower }
