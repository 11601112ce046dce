class Shelf(val pages: List<Int>) {
  fun long(): Int? = pages.firstOrNull { it > 300 }
  fun total(): Int = pages.map { it * 2 }.sum()
}
