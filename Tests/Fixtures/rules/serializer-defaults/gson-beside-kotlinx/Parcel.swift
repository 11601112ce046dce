struct Parcel: Codable {
    let code: String?
    let weight: Double?
}
