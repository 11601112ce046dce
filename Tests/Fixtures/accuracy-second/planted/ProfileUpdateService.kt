package com.tidewater.profile

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.encodeToString
import kotlinx.serialization.json.Json

@Serializable
data class ProfilePatch(
    @SerialName("display_name") val displayName: String?,
    val bio: String?,
    val city: String?,
) {
    val isEmpty: Boolean
        get() = displayName == null && bio == null && city == null
}

class ProfileUpdateService(private val client: HttpClient) {

    private val json = Json

    suspend fun update(old: Profile, new: Profile): Profile {
        val patch = ProfilePatch(
            displayName = changed(old.displayName, new.displayName),
            bio = changed(old.bio, new.bio),
            city = changed(old.city, new.city),
        )
        if (patch.isEmpty) return old
        if (patch.displayName?.isEmpty() == true) {
            throw ProfileException.EmptyName()
        }
        return client.patch("/v1/me/profile", body = json.encodeToString(patch))
    }

    private fun changed(old: String, new: String): String? =
        if (old == new) null else new
}

sealed class ProfileException : Exception() {
    class EmptyName : ProfileException()
}
