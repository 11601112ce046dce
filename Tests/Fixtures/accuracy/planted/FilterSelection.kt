package com.acme.shop.filters

class FilterOption(
    val group: String,
    val value: String,
)

/** Keeps the chosen filters of a result list. One option per group, unless the group is multi-select. */
class FilterSelection(private val multiSelectGroups: Set<String>) {

    var chosen: List<FilterOption> = emptyList()
        private set

    var onChange: ((List<FilterOption>) -> Unit)? = null

    val badge: String
        get() = if (chosen.isEmpty()) "" else chosen.size.toString()

    fun isChosen(option: FilterOption): Boolean = option in chosen

    fun toggle(option: FilterOption) {
        chosen = when {
            isChosen(option) -> chosen - option
            option.group in multiSelectGroups -> chosen + option
            else -> chosen.filter { it.group != option.group } + option
        }
        notifyChange()
    }

    fun reset() {
        if (chosen.isEmpty()) return
        chosen = emptyList()
        notifyChange()
    }

    private fun notifyChange() {
        val listener = onChange ?: return
        listener(chosen)
    }
}
