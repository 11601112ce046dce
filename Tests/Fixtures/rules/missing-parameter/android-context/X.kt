package com.example.recipes.sharing

import android.content.Context

/** Texts that are shared with other apps. */
interface IShareText {
    fun text(recipe: Recipe): String
    fun share(context: Context, recipe: Recipe, friend: String): Boolean
}

class ShareText : IShareText {
    override fun text(recipe: Recipe): String =
        "${recipe.title}: https://example.com/${recipe.id}"

    override fun share(context: Context, recipe: Recipe, friend: String): Boolean =
        friend.isNotEmpty() && recipe.isPublic
}
