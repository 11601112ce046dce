package com.example.lunch.menus

/** What is on the menu. */
interface IMenu {
    fun dish(id: String): Dish
    fun dishes(tag: String): List<Dish>
    fun price(dish: Dish): Int
}

data class Dish(
    val id: String,
    val title: String,
    val cents: Int
) {
    val isFree: Boolean
        get() = cents == 0
}
