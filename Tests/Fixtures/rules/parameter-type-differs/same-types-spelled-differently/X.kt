package com.example.rides

import java.util.Date

/** Listens to what happens in a ride. */
interface IRideListener {
    fun rideStarted(id: String, time: Date)
    fun rideMoved(points: List<Coordinate>, speed: Float, isPrecise: Boolean)
    fun rideEnded(summary: Map<String, Int>, rating: Int?)
    fun ask(question: String, answer: (Boolean) -> Unit)
    fun load(completion: ((List<Ride>) -> Unit)?)
    fun tags(tags: Set<String>, payload: Any)
}
