class Basket(val kind: String, val items: List<String>) {
  init {
    require(items.isNotEmpty()) { "nothing in it" }
    require(items.size <= 20)
    require(kind != "none") { "no kind" }
    //~ statement-missing
  }

  fun take(count: Int) {
    check(count > 0)
    hand(count)
  }
}
