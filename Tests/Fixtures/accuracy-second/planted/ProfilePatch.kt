package com.example.club.profile

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.encodeToString
import kotlinx.serialization.json.Json

@Serializable
data class ProfilePatch(
    @SerialName("display_name") val displayName: String? = null,
    val about: String? = null,
    @SerialName("birth_year") val birthYear: Int? = null,
    @SerialName("favorite_court") val favoriteCourt: Int? = null,
    val newsletter: Boolean? = null,
) {
    val isEmpty: Boolean
        get() = this == ProfilePatch()

    companion object {
        fun difference(old: Profile, new: Profile) = ProfilePatch(
            displayName = new.displayName.takeIf { it != old.displayName },
            about = new.about.takeIf { it != old.about },
            birthYear = new.birthYear.takeIf { it != old.birthYear },
            favoriteCourt = new.favoriteCourt.takeIf { it != old.favoriteCourt },
            newsletter = new.newsletter.takeIf { it != old.newsletter },
        )
    }
}

class ProfileService(private val client: HttpClient) {
    private val json = Json {
        encodeDefaults = true
    }

    suspend fun save(new: Profile, previous: Profile): Boolean {
        val patch = ProfilePatch.difference(old = previous, new = new)
        if (patch.isEmpty) return false
        val body = json.encodeToString(patch).encodeToByteArray()
        client.patch("/v1/profiles/${new.id}", body)
        return true
    }
}
