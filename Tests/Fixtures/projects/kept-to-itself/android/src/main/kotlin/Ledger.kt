import kotlinx.serialization.Serializable

internal class Ledger {
    var lines: MutableList<Line> = mutableListOf()

    fun add(line: Line) {
        lines.add(line)
    }

    fun clear() {
        lines.clear()
    }
}

@Serializable
internal data class Line(val id: String)
