data class Parcel(val label: Label?, val weight: Int) {
    data class Label(val text: String)

    fun frame(): String {
        return "-".repeat(weight)
    }
}
