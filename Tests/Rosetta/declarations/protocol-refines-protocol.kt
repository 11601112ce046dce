interface Named {
    val name: String
}

interface Employee : Named {
    val salary: Double
}
