package com.example.recipes

/** What a screen with a list of recipes can be in. */
sealed interface RecipeListState {
    object Idle : RecipeListState
    data object Loading : RecipeListState
    data class Loaded(val recipes: List<Recipe>) : RecipeListState
    data class Failed(val message: String) : RecipeListState
}

/** How hard a recipe is. */
enum class Difficulty(val rawValue: Int) {
    EASY(1),
    FOR_THE_AMBITIOUS(2),
    HARD(3)
}
