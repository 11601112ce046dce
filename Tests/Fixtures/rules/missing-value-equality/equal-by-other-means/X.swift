struct Money: Equatable {
    let cents: Int
}

struct Ticket: Equatable {
    let number: Int

    static func == (left: Ticket, right: Ticket) -> Bool { left.number == right.number }
}

final class Screen {
    let title: String
    init(title: String) { self.title = title }
}

enum Direction: Equatable {
    case north
    case south
}
