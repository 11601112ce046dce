package social.burrow.shell

enum class Tab { HOME, SEARCH, INBOX, PROFILE }

sealed interface TabEvent {
    val tab: Tab

    data class Switched(override val tab: Tab) : TabEvent
    data class PoppedToRoot(override val tab: Tab) : TabEvent
    data class ScrollToTop(override val tab: Tab) : TabEvent
}

class TabBarModel(private val emit: (TabEvent) -> Unit) {

    private class Entry(val stack: MutableList<String> = mutableListOf(), var badge: Int = 0)

    private val entries = Tab.entries.associateWith { Entry() }

    var selected: Tab = Tab.HOME
        private set

    private fun entry(tab: Tab) = entries.getValue(tab)

    fun screensIn(tab: Tab): List<String> = entry(tab).stack.toList()

    fun select(tab: Tab) {
        val entry = entry(tab)
        val event = when {
            tab != selected -> {
                selected = tab
                entry.badge = 0
                TabEvent.Switched(tab)
            }
            entry.stack.isEmpty() -> TabEvent.ScrollToTop(tab)
            else -> {
                entry.stack.clear()
                TabEvent.PoppedToRoot(tab)
            }
        }
        emit(event)
    }

    fun open(screen: String, tab: Tab = selected) {
        entry(tab).stack += screen
        if (tab != selected) select(tab)
    }

    /** Returns false when the app should be left. */
    fun goBack(): Boolean = when {
        entry(selected).stack.removeLastOrNull() != null -> true
        selected == Tab.HOME -> false
        else -> {
            select(Tab.HOME)
            true
        }
    }

    fun addBadge(tab: Tab, amount: Int = 1) {
        if (tab != selected && amount > 0) entry(tab).badge += amount
    }

    fun badgeText(tab: Tab): String? = when (val badge = entry(tab).badge) {
        0 -> null
        in 1..99 -> badge.toString()
        else -> "99+"
    }

    val totalUnread: Int
        get() = entries.values.sumOf { it.badge }
}
