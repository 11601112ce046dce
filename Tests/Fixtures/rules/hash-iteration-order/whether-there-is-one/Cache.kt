class Cache {
  private val ages: MutableMap<String, Int> = mutableMapOf()
  fun hasAdult(): Boolean {
    return ages.entries.firstOrNull { it.value > 17 } != null
  }
  fun clear() {
    for (key in ages.keys.toList()) {
      ages.remove(key)
    }
  }
  fun names(): List<String> {
    return ages.keys.toList()
  }
}
