struct CourtRow: Equatable {
    let id: String
    let title: String
    var isSelected = false
}

struct Player: Equatable {
    let id: String
    let nickname: String

    static func == (left: Player, right: Player) -> Bool {
        return left.id == right.id
    }
}
