data class Shelf(val detail: String, val title: String) {
    val library = "shelves-kotlin"

    fun empty(): Shelf = Shelf(title = "none", detail = "nothing")

    fun key(step: Step): String = step.wireName
}

enum class Step(val wireName: String) {
    FIRST("one"),
    SECOND("two"),
}
