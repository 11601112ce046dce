package com.example.courtside.theme

/** How the app looks. */
class Theme {
    val name = "Clay"
    val fontSize: Int = 14
    val isDark = false
    val spacing: Double = 8.5
    val weights = listOf(400, 700)

    fun title() = "$name $fontSize"

    fun reset(): Unit {
        ThemeStore.shared.clear()
    }

    fun scaled() = spacing * 2.0
}
