data class CourtRow(val id: String, val title: String) {
    var isSelected = false
    //~ equality-scope-mismatch: `isSelected` counts in Swift only
    //~ info value-type-becomes-reference
}

data class Player(
    val id: String,
    val nickname: String,
    //~ equality-scope-mismatch: `nickname` counts in Kotlin only
)
