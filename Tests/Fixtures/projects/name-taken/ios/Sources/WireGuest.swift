/// What the server says of a guest.
struct WireGuest: Decodable {
    let id: String
    let kind: String
    let profile: [String: String]
    let links: [String]
}
