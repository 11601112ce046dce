class FilterModel {
    private val active: MutableList<String> = mutableListOf()
    private val defaults: MutableMap<String, Int> = mutableMapOf()

    fun reset(extra: String): Map<String, Int> {
        val filters = defaults
        filters[extra] = 1
        //~ collection-alias-mutation: `filters` is a copy of `defaults`
        return filters
    }

    fun toggled(name: String): Int {
        val next = active
        if (next.contains(name)) {
            return 0
        }
        next.add(name)
        //~ collection-alias-mutation
        return next.size
    }
}
