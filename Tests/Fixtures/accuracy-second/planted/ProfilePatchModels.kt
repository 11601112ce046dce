package com.meadow.account.edit

import org.json.JSONObject

data class ProfilePatch(
    val nickname: String? = null,
    val bio: String? = null,
    val birthYear: Int? = null,
    val newsletter: Boolean? = null,
) {
    val isEmpty: Boolean
        get() = nickname == null && bio == null && birthYear == null && newsletter == null

    fun toJson(): JSONObject = JSONObject().apply {
        nickname?.let { put("nickname", it) }
        put("bio", bio ?: JSONObject.NULL)
        birthYear?.let { put("birth_year", it) }
        newsletter?.let { put("newsletter", it) }
    }
}

data class ProfileForm(
    val original: UserProfile,
    val nickname: String,
    val bio: String,
    val birthYear: Int?,
    val newsletter: Boolean,
) {
    fun makePatch(): ProfilePatch {
        val trimmedName = nickname.trim()
        return ProfilePatch(
            nickname = trimmedName.takeIf { it.isNotEmpty() && it != original.nickname },
            bio = bio.takeIf { it != original.bio },
            birthYear = birthYear.takeIf { it != original.birthYear },
            newsletter = newsletter.takeIf { it != original.newsletter },
        )
    }
}
