package com.example.recipes

/** What a search asks for. */
data class RecipeQuery(
    val words: List<String> = emptyList(),
    val tags: Set<String> = emptySet(),
    val limits: Map<String, Int> = emptyMap(),
    val author: String? = null,
    val isVegetarian: Boolean = false,
    val rating: Double = 1.0
)
