data class CartLine(val sku: String, var note: String)
//~ info value-type-becomes-reference

class Cart {
  private val lines: MutableList<CartLine> = mutableListOf()
  private val defaults = CartLine(sku = "", note = "")
  fun annotated(sku: String): CartLine? {
    val line = lines.firstOrNull { it.sku == sku } ?: return null
    line.note = "preview"
    //~ struct-copy-becomes-alias
    return line
  }
  // Swift puts the changed line back where it was.
  fun marked(sku: String) {
    val line = lines.firstOrNull { it.sku == sku } ?: return
    line.note = "marked"
  }
  fun made(sku: String): CartLine {
    val line = make(sku)
    line.note = "new"
    return line
  }
  private fun make(sku: String): CartLine {
    return CartLine(sku = sku, note = "")
  }
}
