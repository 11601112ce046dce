interface Account {
    val id: String
    var balance: Double
    val limit: Int
}
