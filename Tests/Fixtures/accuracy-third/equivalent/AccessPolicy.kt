package app.workspace.access

@JvmInline
value class Permissions(val rawValue: Int) {

    val isEmpty: Boolean get() = rawValue == 0

    val labels: List<String>
        get() = NAMES.filterKeys { it in this }.values.toList()

    operator fun plus(other: Permissions) = Permissions(rawValue or other.rawValue)
    operator fun minus(other: Permissions) = Permissions(rawValue and other.rawValue.inv())
    operator fun contains(other: Permissions) = rawValue and other.rawValue == other.rawValue

    companion object {
        val NONE = Permissions(0)
        val VIEW = Permissions(1 shl 0)
        val COMMENT = Permissions(1 shl 1)
        val EDIT = Permissions(1 shl 2)
        val INVITE = Permissions(1 shl 3)
        val DELETE = Permissions(1 shl 4)

        val ALL = VIEW + COMMENT + EDIT + INVITE + DELETE

        private val NAMES = linkedMapOf(
            VIEW to "view",
            COMMENT to "comment",
            EDIT to "edit",
            INVITE to "invite",
            DELETE to "delete",
        )
    }
}

enum class Role(val permissions: Permissions) {
    OWNER(Permissions.ALL),
    EDITOR(Permissions.VIEW + Permissions.COMMENT + Permissions.EDIT),
    COMMENTER(Permissions.VIEW + Permissions.COMMENT),
    GUEST(Permissions.VIEW);

    companion object {
        /** Unknown roles from newer servers are treated as guests. */
        fun fromServerValue(serverValue: String?): Role {
            val value = serverValue?.lowercase()
            return entries.firstOrNull { it.name.lowercase() == value } ?: GUEST
        }
    }
}

data class AccessPolicy(
    val role: Role,
    val granted: Permissions = Permissions.NONE,
    val denied: Permissions = Permissions.NONE,
) {
    /** Owners cannot be locked out of their own workspace. */
    val effective: Permissions
        get() = if (role == Role.OWNER) Permissions.ALL else role.permissions + granted - denied

    fun allows(required: Permissions): Boolean = required in effective

    fun explanation(required: Permissions): String =
        (required - effective)
            .takeUnless { it.isEmpty }
            ?.run { "missing: ${labels.joinToString()}" }
            ?: "allowed"
}
