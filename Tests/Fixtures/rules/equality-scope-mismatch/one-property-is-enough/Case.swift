struct Money: Equatable {
    let cents: Int
    let unit: String
}
