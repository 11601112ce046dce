package com.example.lunch.menus

import com.example.courtsidekit.*
import java.util.Date

/** Menus of the day, by restaurant. */
interface IMenuService {
    fun menu(restaurantId: String, day: Date): Promise<Menu>
    fun restaurants(coordinate: Coordinate, radius: Int): Promise<List<Restaurant>>
    fun rate(menuId: String, stars: Int): Promise<Menu>
}

data class MenuRating(
    val menuId: String,
    val stars: Int
) {
    val isGood: Boolean
        get() = stars >= 4
}
