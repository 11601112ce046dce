package com.meadow.account.data

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import java.time.Instant

@Serializable
data class UserProfileDto(
    @SerialName("id") val id: String,
    @SerialName("first_name") val firstName: String? = null,
    @SerialName("last_name") val lastName: String? = null,
    @SerialName("email") val email: String? = null,
    @SerialName("avatar_url") val avatarUrl: String? = null,
    @SerialName("verified") val isVerified: Boolean? = null,
    @SerialName("created_at") val createdAt: Long,
    @SerialName("roles") val roles: List<String>? = null,
)

enum class UserRole(val rawValue: String) {
    MEMBER("member"),
    MODERATOR("moderator"),
    ADMIN("admin");

    companion object {
        fun fromRawValue(rawValue: String): UserRole? = entries.firstOrNull { it.rawValue == rawValue }
    }
}

data class UserProfile(
    val id: String,
    val displayName: String,
    val email: String?,
    val avatarUrl: String?,
    val isVerified: Boolean,
    val createdAt: Instant,
    val roles: Set<UserRole>,
) {
    val canModerate: Boolean
        get() = UserRole.MODERATOR in roles || UserRole.ADMIN in roles
}

fun UserProfileDto.toDomain(): UserProfile = UserProfile(
    id = id,
    displayName = makeDisplayName(),
    email = email,
    avatarUrl = avatarUrl?.takeIf { it.startsWith("https://") },
    isVerified = isVerified ?: false,
    createdAt = Instant.ofEpochSecond(createdAt),
    roles = roles.orEmpty().mapNotNull(UserRole::fromRawValue).toSet(),
)

private fun UserProfileDto.makeDisplayName(): String {
    val fullName = listOfNotNull(firstName, lastName)
        .map { it.trim() }
        .filter { it.isNotEmpty() }
        .joinToString(" ")
    if (fullName.isNotEmpty()) return fullName

    val at = email?.indexOf('@') ?: -1
    return if (email != null && at >= 0) email.substring(0, at) else "Guest"
}
