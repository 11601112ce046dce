struct Order: Codable {
    let id: String
    let card: Card?

    /// What the answer tells of it.
    struct Card: Codable {
        let lastDigits: String?
        let brand: String?
        let owner: String?
    }
}
