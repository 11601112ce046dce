data class Parcel(val label: Label?, val weight: Int) {
    data class Label(val text: String)

    // As wide as heavy.
    fun frame(): String {
        return "-".repeat(weight)
    }
}
