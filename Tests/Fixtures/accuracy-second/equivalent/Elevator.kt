package com.example.sim.elevator

import java.util.TreeSet

class Elevator(val floors: IntRange, startFloor: Int) {
    enum class Direction { UP, DOWN, IDLE }

    sealed interface Event {
        data class Moved(val to: Int) : Event
        data class Opened(val at: Int) : Event
        data object Waiting : Event
    }

    var floor: Int = startFloor.coerceIn(floors)
        private set

    var direction = Direction.IDLE
        private set

    private val stops = TreeSet<Int>()

    fun request(target: Int): Boolean =
        (target in floors).also { valid -> if (valid) stops.add(target) }

    fun tick(): Event {
        if (stops.remove(floor)) {
            if (stops.isEmpty()) direction = Direction.IDLE
            return Event.Opened(floor)
        }
        direction = nextDirection()
        floor += when (direction) {
            Direction.UP -> 1
            Direction.DOWN -> -1
            Direction.IDLE -> return Event.Waiting
        }
        return Event.Moved(floor)
    }

    fun run(maxTicks: Int): List<Event> = buildList {
        repeat(maxTicks) {
            val event = tick()
            if (event is Event.Waiting) return@buildList
            add(event)
        }
    }

    private fun nextDirection(): Direction {
        val above = stops.higher(floor)
        val below = stops.lower(floor)
        return when {
            above == null && below == null -> Direction.IDLE
            above == null -> Direction.DOWN
            below == null -> Direction.UP
            direction != Direction.IDLE -> direction
            above - floor <= floor - below -> Direction.UP
            else -> Direction.DOWN
        }
    }
}
