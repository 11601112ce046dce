package io.beacon.plugins

import io.beacon.analytics.AnalyticsEvent
import io.beacon.core.BeaconClient

enum class PluginStage { BEFORE, ENRICHMENT, DESTINATION, AFTER }

interface Plugin {
    val key: String
    val stage: PluginStage
    val isEnabled: Boolean get() = true

    fun setup(client: BeaconClient) {}
    fun execute(event: AnalyticsEvent): AnalyticsEvent? = event
    fun reset() {}
    fun shutdown() {}
}

class PluginRegistry internal constructor(private val client: BeaconClient) {

    private val plugins = mutableMapOf<PluginStage, MutableList<Plugin>>()

    fun add(plugin: Plugin) {
        remove(plugin.key)
        plugin.setup(client)
        plugins.getOrPut(plugin.stage) { mutableListOf() }.add(plugin)
    }

    fun remove(key: String) {
        PluginStage.entries.forEach { stage ->
            val staged = plugins[stage] ?: return@forEach
            val index = staged.indexOfFirst { it.key == key }
            if (index >= 0) {
                staged.removeAt(index).shutdown()
            }
        }
    }

    fun find(key: String): Plugin? =
        PluginStage.entries
            .flatMap { plugins[it].orEmpty() }
            .firstOrNull { it.key == key }

    internal fun process(event: AnalyticsEvent): AnalyticsEvent? {
        val prepared = run(PluginStage.BEFORE, event) ?: return null
        val enriched = run(PluginStage.ENRICHMENT, prepared) ?: return null
        enabled(PluginStage.DESTINATION).forEach { it.execute(enriched) }
        return run(PluginStage.AFTER, enriched)
    }

    internal fun reset() {
        PluginStage.entries.forEach { stage ->
            plugins[stage].orEmpty().toList().forEach(Plugin::reset)
        }
    }

    private fun run(stage: PluginStage, event: AnalyticsEvent): AnalyticsEvent? {
        var result = event
        for (plugin in enabled(stage)) {
            result = plugin.execute(result) ?: return null
        }
        return result
    }

    private fun enabled(stage: PluginStage): List<Plugin> =
        plugins[stage].orEmpty().filter { it.isEnabled }
}
