package team.huddle.invite

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.json.Json

sealed class InvitationException : Exception() {
    class Malformed : InvitationException()
    class Expired : InvitationException()
    class UsedUp : InvitationException()
    class WrongDomain(val expected: String) : InvitationException()
}

@Serializable
data class Invitation(
    val token: String,
    val workspace: String,
    @SerialName("allowed_domain") val allowedDomain: String? = null,
    @SerialName("max_uses") val maxUses: Long,
    val uses: Long,
    @SerialName("expires_at") val expiresAt: Long? = null,
) {
    /** Throws when [email] may not join with this invitation. */
    @Throws(InvitationException::class)
    fun check(email: String, now: Long) {
        when {
            token.isEmpty() || '@' !in email -> throw InvitationException.Malformed()
            expiresAt != null && expiresAt <= now -> throw InvitationException.Expired()
            uses >= maxUses -> throw InvitationException.Expired()
        }
        val domain = allowedDomain ?: return
        if (!email.endsWith("@$domain", ignoreCase = true)) {
            throw InvitationException.WrongDomain(domain)
        }
    }

    fun isValid(email: String, now: Long): Boolean =
        runCatching { check(email, now) }.isSuccess

    val remainingText: String
        get() = when (val left = (maxUses - uses).coerceAtLeast(0)) {
            0L -> "No seats left in $workspace"
            1L -> "1 seat left in $workspace"
            else -> "$left seats left in $workspace"
        }

    companion object {
        private val json = Json { ignoreUnknownKeys = true }

        fun parse(body: String): Invitation = try {
            json.decodeFromString(body)
        } catch (e: SerializationException) {
            throw InvitationException.Malformed()
        }
    }
}
