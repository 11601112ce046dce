package com.northpine.documents

@JvmInline
value class DocumentPermissions(val rawValue: Int) {

    constructor(scopes: List<String>) : this(
        scopes.fold(0) { acc, scope -> acc or (NAMES[scope]?.rawValue ?: 0) },
    )

    operator fun contains(other: DocumentPermissions): Boolean =
        rawValue and other.rawValue == other.rawValue

    operator fun plus(other: DocumentPermissions) = DocumentPermissions(rawValue or other.rawValue)

    operator fun minus(other: DocumentPermissions) = DocumentPermissions(rawValue and other.rawValue.inv())

    infix fun intersect(other: DocumentPermissions) = DocumentPermissions(rawValue and other.rawValue)

    val scopes: List<String>
        get() = NAMES.filterValues { it in this }.keys.toList()

    val grantedCount: Int
        get() = rawValue.countOneBits()

    /** Effective permissions: what the link grants, limited by the workspace policy. */
    fun limited(policy: DocumentPermissions, isGuest: Boolean): DocumentPermissions {
        var result = this intersect policy
        if (isGuest) {
            result = result - SHARE - DELETE
        }
        return if (VIEW in result) result else NONE
    }

    companion object {
        val VIEW = DocumentPermissions(1 shl 0)
        val COMMENT = DocumentPermissions(1 shl 1)
        val EDIT = DocumentPermissions(1 shl 2)
        val SHARE = DocumentPermissions(1 shl 3)
        val DELETE = DocumentPermissions(1 shl 4)

        val NONE = DocumentPermissions(0)
        val REVIEWER = VIEW + COMMENT
        val EDITOR = VIEW + COMMENT + EDIT
        val OWNER = VIEW + COMMENT + EDIT + SHARE + DELETE

        private val NAMES = linkedMapOf(
            "view" to VIEW,
            "comment" to COMMENT,
            "edit" to EDIT,
            "share" to SHARE,
            "delete" to DELETE,
        )
    }
}
