package io.beacon.plugins

import io.beacon.analytics.AnalyticsEvent

interface DestinationPlugin {
    val name: String

    fun deliver(event: AnalyticsEvent)

    fun accepts(event: AnalyticsEvent): Boolean = true

    fun deliverAll(events: List<AnalyticsEvent>) = events.forEach(::deliver)
}

class RevenueDestination(private val gateway: RevenueGateway) : DestinationPlugin {

    override val name = "revenue"

    override fun accepts(event: AnalyticsEvent): Boolean = "revenue" in event.properties

    override fun deliver(event: AnalyticsEvent) {
        gateway.report(event.name, amount = event.properties["revenue"] ?: "0")
    }
}

class DestinationDispatcher {
    private val destinations = mutableListOf<DestinationPlugin>()

    fun add(destination: DestinationPlugin) {
        destinations.removeAll { it.name == destination.name }
        destinations += destination
    }

    fun dispatch(event: AnalyticsEvent): List<String> {
        val receivers = destinations.filter { it.accepts(event) }
        receivers.forEach { it.deliver(event) }
        return receivers.map { it.name }
    }
}
