package build.modulo.graph

data class Module<ID : Any>(val id: ID, val dependencies: List<ID> = emptyList())

sealed interface Resolution<out ID> {
    /** Every module comes after its dependencies. */
    data class Ordered<ID>(val ids: List<ID>) : Resolution<ID>

    /** Modules that are part of a cycle or wait for one, in the order of declaration. */
    data class Blocked<ID>(val ids: List<ID>) : Resolution<ID>

    data class Missing<ID>(val id: ID, val requiredBy: ID) : Resolution<ID>

    data class Duplicate<ID>(val id: ID) : Resolution<ID>
}

object DependencyResolver {

    fun <ID : Any> resolve(modules: List<Module<ID>>): Resolution<ID> {
        val known = mutableSetOf<ID>()
        modules.firstOrNull { !known.add(it.id) }?.let { return Resolution.Duplicate(it.id) }

        for ((id, dependencies) in modules) {
            dependencies.firstOrNull { it !in known }?.let { return Resolution.Missing(it, requiredBy = id) }
        }

        val dependents = modules
            .flatMap { module -> module.dependencies.distinct().map { it to module.id } }
            .groupBy({ (dependency, _) -> dependency }, { (_, dependent) -> dependent })
        val open = modules.associateTo(mutableMapOf()) { it.id to it.dependencies.distinct().size }

        val ready = ArrayDeque(modules.map { it.id }.filter { open[it] == 0 })
        val ordered = mutableListOf<ID>()
        while (ready.isNotEmpty()) {
            val finished = ready.removeFirst().also { ordered += it }
            dependents[finished].orEmpty().forEach { dependent ->
                val left = open.getValue(dependent) - 1
                open[dependent] = left
                if (left == 0) ready.addLast(dependent)
            }
        }

        val blocked = modules.map { it.id }.filter { open.getValue(it) > 0 }
        return if (blocked.isEmpty()) Resolution.Ordered(ordered) else Resolution.Blocked(blocked)
    }
}
