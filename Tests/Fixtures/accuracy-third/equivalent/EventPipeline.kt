package io.conduit.core

data class Event(
    val name: String,
    val properties: Map<String, String> = emptyMap(),
)

fun interface EventPlugin {
    /** Returns the event to go on with, or `null` to swallow it. */
    fun process(event: Event): Event?
}

class EnrichmentPlugin(private val common: Map<String, String>) : EventPlugin {
    override fun process(event: Event): Event =
        event.copy(properties = common + event.properties)
}

class DenyListPlugin(private val names: Set<String>) : EventPlugin {
    override fun process(event: Event): Event? = event.takeUnless { it.name in names }
}

class RenamePlugin(private val aliases: Map<String, String>) : EventPlugin {
    override fun process(event: Event): Event =
        aliases[event.name]?.let { alias ->
            Event(alias, event.properties + ("original_name" to event.name))
        } ?: event
}

class EventPipeline(
    plugins: List<EventPlugin> = emptyList(),
    private val output: (Event) -> Unit,
) {
    private var plugins: List<EventPlugin> = plugins.toList()

    fun add(plugin: EventPlugin) {
        plugins = plugins + plugin
    }

    /** Returns whether the event made it to the output. */
    fun submit(event: Event): Boolean {
        val initial: Event? = event
        val processed = plugins.fold(initial) { current, plugin -> current?.let(plugin::process) }
        return processed?.also(output) != null
    }
}
