package com.kartenrunde.deck

import java.util.Collections

/** Small xorshift generator, so that both players see the same deal for a shared seed. */
class DealGenerator(seed: UInt) {
    private var state: Int = if (seed == 0u) 0x9E3779B9u.toInt() else seed.toInt()

    fun next(): UInt {
        state = state xor (state shl 13)
        state = state xor (state shr 17)
        state = state xor (state shl 5)
        return state.toUInt()
    }

    fun nextBelow(bound: Int): Int = (next() % bound.toUInt()).toInt()
}

data class PlayingCard(val suit: Suit, val rank: String) {

    enum class Suit(val symbol: String) {
        CLUBS("♣"), DIAMONDS("♦"), HEARTS("♥"), SPADES("♠")
    }

    override fun toString(): String = rank + suit.symbol

    companion object {
        val RANKS = listOf("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
    }
}

class SeededDeck(seed: UInt) {

    private val cards: MutableList<PlayingCard> = PlayingCard.Suit.values()
        .flatMap { suit -> PlayingCard.RANKS.map { rank -> PlayingCard(suit, rank) } }
        .toMutableList()

    init {
        val generator = DealGenerator(seed)
        for (index in cards.lastIndex downTo 1) {
            Collections.swap(cards, index, generator.nextBelow(index + 1))
        }
    }

    val remaining: Int get() = cards.size

    fun draw(): PlayingCard? = cards.removeLastOrNull()

    /** Deals round-robin; stops early when the deck runs out. */
    fun deal(players: Int, cardsEach: Int): List<List<PlayingCard>> {
        require(players >= 0 && cardsEach >= 0)
        val hands = List(players) { mutableListOf<PlayingCard>() }
        repeat(cardsEach) {
            hands.forEach { hand ->
                hand += draw() ?: return hands
            }
        }
        return hands
    }
}
