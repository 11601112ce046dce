class Grid {
    var rows: MutableList<String> = mutableListOf()

    operator fun get(row: Int): String = rows[row]

    operator fun set(row: Int, newValue: String) {
        rows[row] = newValue
    }

    operator fun get(place: Place): String = rows[place.row]

    operator fun set(place: Place, newValue: String) {
        rows[place.row] = newValue
    }
}
