struct LobbyState: Equatable {
    var players = 0
}

final class LobbyModel {
    var onState: ((LobbyState) -> Void)?
    //~ info missing-member
    private(set) var state = LobbyState() {
        didSet { onState?(state) }
    }

    func join() {
        state = LobbyState(players: state.players + 1)
    }
}

final class QueueModel {
    var onChange: ((Int) -> Void)?
    //~ missing-member: `onChange`
    private(set) var size = 0
}
