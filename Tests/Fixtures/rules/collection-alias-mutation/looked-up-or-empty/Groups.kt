class Groups {
  private val groups: MutableMap<String, MutableList<String>> = mutableMapOf()
  private val names = mutableSetOf<String>()
  fun members(group: String, extra: String): List<String> {
    val members = groups[group] ?: mutableListOf()
    members.add(extra)
    //~ collection-alias-mutation
    return members
  }
  // Put back where it came from.
  fun add(group: String, name: String) {
    val members = groups[group] ?: mutableListOf()
    members.add(name)
    groups[group] = members
  }
  fun visible(name: String): Int {
    val seen = names
    seen.add(name)
    //~ collection-alias-mutation: in Kotlin both are one and the same
    return seen.size
  }
}
