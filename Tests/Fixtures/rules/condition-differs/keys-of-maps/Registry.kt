class Registry {
  fun isBlocked(id: String): Boolean {
    val names = load(id)
    if (id in names) return true
    if ("all" !in names) return false
    return "some" in names
  }

  fun state(gate: Gate): Int {
    if (gate.isShut == false) return -1
    return 0
  }
}
