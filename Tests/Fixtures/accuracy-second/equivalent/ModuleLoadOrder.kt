package com.northpine.startup

data class ModuleDescriptor(
    val id: String,
    val priority: Int,
    val dependencies: List<String>,
)

sealed class ModuleOrderException : IllegalStateException() {
    data class Duplicate(val id: String) : ModuleOrderException()
    data class MissingDependency(val module: String, val dependency: String) : ModuleOrderException()
    data class Cycle(val ids: List<String>) : ModuleOrderException()
}

object ModuleLoadOrder {

    private val readyOrder = compareByDescending<ModuleDescriptor> { it.priority }.thenBy { it.id }

    /** Dependencies first; among ready modules the higher priority wins, then the id. */
    fun resolve(modules: List<ModuleDescriptor>): List<String> {
        val byId = HashMap<String, ModuleDescriptor>()
        for (module in modules) {
            if (byId.put(module.id, module) != null) throw ModuleOrderException.Duplicate(module.id)
        }

        val pending = HashMap<String, MutableSet<String>>()
        for (module in modules) {
            module.dependencies.firstOrNull { it !in byId }?.let { missing ->
                throw ModuleOrderException.MissingDependency(module.id, missing)
            }
            pending[module.id] = module.dependencies.toMutableSet()
        }

        val order = mutableListOf<String>()
        while (pending.isNotEmpty()) {
            val next = pending.entries
                .filter { it.value.isEmpty() }
                .map { byId.getValue(it.key) }
                .minWithOrNull(readyOrder)
                ?: throw ModuleOrderException.Cycle(pending.keys.sorted())
            order += next.id
            pending.remove(next.id)
            pending.values.forEach { it.remove(next.id) }
        }
        return order
    }
}
