package app.newsroom.users

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class UserDTO(
    val id: Long,
    val email: String? = null,
    @SerialName("first_name") val firstName: String? = null,
    @SerialName("last_name") val lastName: String? = null,
    val roles: List<String>? = null,
    @SerialName("created_at") val createdAt: Long? = null,
)

enum class Role(val key: String) {
    ADMIN("admin"), EDITOR("editor"), VIEWER("viewer");

    companion object {
        fun fromKey(key: String): Role? = entries.firstOrNull { it.key == key }
    }
}

data class User(
    val id: Long,
    val email: String,
    val displayName: String,
    val roles: Set<Role>,
    val createdAt: Long,
) {
    fun accountAgeDays(now: Long): Long = ((now - createdAt) / 86_400).coerceAtLeast(0)
}

sealed class MappingException : Exception() {
    data class MissingField(val field: String) : MappingException()
}

interface UserAPI {
    suspend fun fetchUser(id: Long): UserDTO
}

class UserMapper(private val api: UserAPI) {

    suspend fun load(id: Long): User = map(api.fetchUser(id))

    fun map(dto: UserDTO): User {
        val email = dto.email?.takeIf { it.isNotEmpty() } ?: throw MappingException.MissingField("email")
        val createdAt = dto.createdAt ?: throw MappingException.MissingField("created_at")

        return User(
            id = dto.id,
            email = email,
            displayName = listOf(dto.firstName, dto.lastName)
                .filterNot { it.isNullOrEmpty() }
                .joinToString(" ")
                .ifEmpty { email.substringBefore("@") },
            roles = dto.roles.orEmpty().mapNotNull(Role::fromKey).toSet().ifEmpty { setOf(Role.VIEWER) },
            createdAt = createdAt,
        )
    }
}
