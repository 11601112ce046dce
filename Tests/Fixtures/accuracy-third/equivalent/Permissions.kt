package cloud.binder.sharing

/** Rights of a member inside a shared folder, stored as a bit mask by the backend. */
@JvmInline
value class Permissions(val rawValue: Int) {

  operator fun contains(other: Permissions): Boolean = rawValue and other.rawValue == other.rawValue

  operator fun plus(other: Permissions) = Permissions(rawValue or other.rawValue)

  operator fun minus(other: Permissions) = Permissions(rawValue and other.rawValue.inv())

  infix fun intersect(other: Permissions) = Permissions(rawValue and other.rawValue)

  val labels: List<String>
    get() = NAMED.filterValues { it in this }.keys.toList()

  val canModify: Boolean
    get() = WRITE in this || DELETE in this

  /** What this may hand on to others: nothing without the right to share, never deletion. */
  fun grantable(wanted: Permissions): Permissions =
    if (SHARE in this) (this intersect wanted) - DELETE else NONE

  override fun toString(): String = when (this) {
    OWNER -> "Owner"
    EDITOR -> "Editor"
    REVIEWER -> "Reviewer"
    NONE -> "No access"
    else -> labels.joinToString()
  }

  companion object {
    val NONE = Permissions(0)
    val READ = Permissions(1 shl 0)
    val COMMENT = Permissions(1 shl 1)
    val WRITE = Permissions(1 shl 2)
    val SHARE = Permissions(1 shl 3)
    val DELETE = Permissions(1 shl 4)

    val REVIEWER = READ + COMMENT
    val EDITOR = REVIEWER + WRITE
    val OWNER = EDITOR + SHARE + DELETE

    private val NAMED = linkedMapOf(
      "read" to READ,
      "comment" to COMMENT,
      "write" to WRITE,
      "share" to SHARE,
      "delete" to DELETE,
    )

    /** Unknown labels are ignored. */
    fun fromLabels(labels: List<String>): Permissions =
      labels.mapNotNull { NAMED[it] }.fold(NONE) { all, flag -> all + flag }
  }
}
