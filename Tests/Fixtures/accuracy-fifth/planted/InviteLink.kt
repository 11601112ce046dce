package com.treehouse.invites

data class Visitor(
    val id: String,
    val isAdmin: Boolean = false,
    val isBanned: Boolean = false,
)

enum class InviteProblem { BANNED, ARCHIVED, EXPIRED, USED_UP }

class InviteException(val problem: InviteProblem) : Exception("invite not usable: $problem")

data class InviteLink(
    val code: String,
    val channelId: String,
    val createdBy: String,
    val expiresAt: Long? = null,
    val maxUses: Int? = null,
    val uses: Int = 0,
    val isChannelArchived: Boolean = false,
) {
    val usageText: String
        get() = if (maxUses == null) "$uses joined" else "$uses of $maxUses joined"

    fun problem(visitor: Visitor, now: Long): InviteProblem? = when {
        visitor.isBanned -> InviteProblem.BANNED
        isChannelArchived && !visitor.isAdmin -> InviteProblem.ARCHIVED
        expiresAt != null && now >= expiresAt -> InviteProblem.EXPIRED
        maxUses != null && uses >= maxUses -> InviteProblem.USED_UP
        else -> null
    }

    /** The link after a successful join. */
    @Throws(InviteException::class)
    fun redeemed(visitor: Visitor, now: Long): InviteLink {
        problem(visitor, now)?.let { throw InviteException(it) }
        return if (visitor.id == createdBy) this else copy(uses = uses + 1)
    }
}
