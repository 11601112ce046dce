package com.tidewater.core.nav

import kotlin.properties.Delegates

enum class LaunchMode { STANDARD, SINGLE_TOP, CLEAR_TOP }

/** Owns the back stack of one window. The root screen can never be popped. */
class AppCoordinator<Screen : Any>(root: Screen) {

    var onChange: ((List<Screen>) -> Unit)? = null

    var stack: List<Screen> by Delegates.observable(listOf(root)) { _, _, screens ->
        onChange?.invoke(screens)
    }
        private set

    val current: Screen
        get() = stack.last()

    val canGoBack: Boolean
        get() = stack.size > 1

    fun navigateTo(screen: Screen, mode: LaunchMode = LaunchMode.STANDARD) {
        val shouldPush = when (mode) {
            LaunchMode.STANDARD -> true
            LaunchMode.SINGLE_TOP -> current != screen
            LaunchMode.CLEAR_TOP -> !popTo(screen) && current != screen
        }
        if (shouldPush) stack = stack + screen
    }

    fun pop(): Boolean {
        if (!canGoBack) return false
        stack = stack.dropLast(1)
        return true
    }

    fun popTo(screen: Screen, inclusive: Boolean = false): Boolean {
        val index = stack.lastIndexOf(screen)
        if (index < 0) return false
        val kept = if (inclusive) index else index + 1
        if (kept !in 1 until stack.size) return false
        stack = stack.take(kept)
        return true
    }

    fun popToRoot() {
        if (canGoBack) stack = stack.take(1)
    }

    fun replaceTop(screen: Screen) {
        stack = stack.dropLast(1) + screen
    }
}
