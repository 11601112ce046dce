package com.lanternchat.navigation

enum class AppTab(val rawValue: String) {
    FEED("feed"),
    SEARCH("search"),
    CREATE("create"),
    INBOX("inbox"),
    PROFILE("profile"),
}

interface TabRouterOutput {
    fun select(tab: AppTab)
    fun popToRoot(tab: AppTab)
    fun scrollToTop(tab: AppTab)
    fun presentComposer()
    fun presentLogin(reason: String)
}

class TabRouter(private val session: SessionProvider) {

    var output: TabRouterOutput? = null

    var selected: AppTab = AppTab.FEED
        private set

    private val history = ArrayDeque<AppTab>()
    private val depths = mutableMapOf<AppTab, Int>()

    fun tapped(tab: AppTab) {
        when {
            requiresLogin(tab) && !session.isLoggedIn -> output?.presentLogin("tab_${tab.rawValue}")
            tab == AppTab.CREATE -> output?.presentComposer()
            tab == selected -> reselected(tab)
            else -> {
                history.remove(selected)
                history.addLast(selected)
                selected = tab
                output?.select(tab)
            }
        }
    }

    private fun reselected(tab: AppTab) {
        if (depth(tab) > 0) {
            depths[tab] = 0
            output?.popToRoot(tab)
        } else {
            output?.scrollToTop(tab)
        }
    }

    fun didPush(tab: AppTab) {
        depths[tab] = depth(tab) + 1
    }

    fun didPop(tab: AppTab) {
        depths[tab] = maxOf(depth(tab) - 1, 0)
    }

    fun goBack(): Boolean {
        val previous = history.removeLastOrNull() ?: return false
        selected = previous
        output?.select(previous)
        return true
    }

    fun loggedOut() {
        history.clear()
        depths.clear()
        selected = AppTab.FEED
        output?.select(AppTab.FEED)
    }

    private fun depth(tab: AppTab): Int = depths[tab] ?: 0

    private fun requiresLogin(tab: AppTab): Boolean = when (tab) {
        AppTab.FEED, AppTab.SEARCH -> false
        AppTab.CREATE, AppTab.INBOX, AppTab.PROFILE -> true
    }
}
