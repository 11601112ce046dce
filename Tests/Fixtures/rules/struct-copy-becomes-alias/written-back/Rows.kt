data class Row(var isOn: Boolean, val id: Int)
//~ info value-type-becomes-reference

class Rows {
  private val rows: MutableList<Row> = mutableListOf()
  private val byId: MutableMap<Int, Row> = mutableMapOf()
  private var current = Row(isOn = false, id = 0)
  fun toggle(index: Int) {
    val row = rows[index]
    row.isOn = !row.isOn
    rows[index] = row
  }
  fun on(id: Int) {
    val row = byId[id] ?: return
    row.isOn = true
    byId[id] = row
  }
  fun start() {
    val next = current
    next.isOn = true
    current = next
  }
}
