package com.rookery.members

data class Member(
    val id: Long,
    val handle: String,
    val nickname: String? = null,
    val role: Role = Role.MEMBER,
) {
    enum class Role { GUEST, MEMBER, MODERATOR, OWNER }
}

/** Members of one channel, as known to this device. */
class MemberDirectory(cached: List<Member>, fetched: List<Member>) {

    private val membersById: Map<Long, Member> = (cached + fetched).associateBy { it.id }

    val count: Int get() = membersById.size

    operator fun get(id: Long): Member? = membersById[id]

    fun displayName(id: Long): String {
        val member = membersById[id] ?: return "Unknown member"
        return member.nickname?.takeUnless { it.isEmpty() } ?: "@${member.handle}"
    }

    /** Higher roles first, then the older accounts. */
    fun members(atLeast: Member.Role = Member.Role.GUEST): List<Member> =
        membersById.values
            .filter { it.role >= atLeast }
            .sortedWith(compareByDescending<Member> { it.role }.thenBy { it.id })

    fun canModerate(id: Long): Boolean =
        membersById[id]?.let { it.role >= Member.Role.MODERATOR } ?: false
}
