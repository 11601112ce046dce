final class Desk {
    private static let desk: Desk = Desk()

    static func close(id: String) {
        desk.clear(id: id)
        desk.show(.closed)
    }

    private func clear(id: String) { drop(id) }

    private func show(_ sign: Sign) { paint(sign) }
}

enum Sign { case open, closed }
