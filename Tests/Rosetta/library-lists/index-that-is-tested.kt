fun select(tab: Tab, tabs: List<Tab>, fallback: Int): Int {
  val index = tabs.indexOf(tab)
  if (index < 0) return fallback
  return index
}

fun remove(tab: Tab, tabs: List<Tab>) {
  val position = tabs.indexOfFirst { it.id == tab.id }
  if (position != -1) {
    close(position)
  }
}

fun mark(tab: Tab, tabs: List<Tab>) {
  val place = tabs.indexOf(tab)
  if (0 <= place) {
    light(place)
  }
}
