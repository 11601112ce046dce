package com.example.recipes

sealed class ImportError : Exception() {
    object EmptyFile : ImportError()
    object TooManyRows : ImportError()
}

/** Reads what the user exported from another app. */
class RecipeImporter(
    private val parser: IRecipeParser,
    private val library: ILibrary
) {

    fun load(text: String) {
        val recipes = parser.recipes(text)
        if (recipes.isEmpty()) {
            throw ImportError.EmptyFile
        }
        if (recipes.size > 500) {
            return
        }
        library.insert(recipes)
    }
}
