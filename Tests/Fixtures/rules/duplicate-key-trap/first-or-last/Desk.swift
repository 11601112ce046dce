final class Desk {
    func byNumber(_ guests: [Guest]) -> [Int: Guest] {
        Dictionary(guests.map { ($0.number, $0) }, uniquingKeysWith: { old, _ in old })
    }
}
