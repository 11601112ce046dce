data class Row(var isOn: Boolean, var note: String)
//~ info value-type-becomes-reference

class Board {
    private val rows = mutableListOf<Row>()
    private var current = Row(isOn = true, note = "")

    fun cleared(): List<Row> {
        val result = mutableListOf<Row>()
        for (row in rows) {
            row.isOn = false
            //~ struct-copy-becomes-alias: in Kotlin it is `row` itself
            result.add(row)
        }
        return result
    }

    fun draft(): Row {
        current.note = "draft"
        //~ struct-copy-becomes-alias: in Kotlin it is `current` itself
        return current
    }

    fun rename(note: String) {
        current.note = note
    }

    fun fresh(): Row {
        val row = Row(isOn = false, note = "")
        row.note = "fresh"
        return row
    }
}
