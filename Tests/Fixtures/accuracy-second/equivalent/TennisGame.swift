enum Side {
    case server
    case receiver

    var opponent: Side { self == .server ? .receiver : .server }
}

enum GameScore: Equatable {
    case points(server: Int, receiver: Int)
    case deuce
    case advantage(Side)
    case won(Side)
}

final class TennisGame {
    private static let labels = ["0", "15", "30", "40"]

    private(set) var score: GameScore = .points(server: 0, receiver: 0)

    var isFinished: Bool {
        if case .won = score { return true }
        return false
    }

    func point(to side: Side) {
        switch score {
        case let .points(server, receiver):
            let nextServer = side == .server ? server + 1 : server
            let nextReceiver = side == .receiver ? receiver + 1 : receiver
            if nextServer == 4 || nextReceiver == 4 {
                score = .won(side)
            } else if nextServer == 3 && nextReceiver == 3 {
                score = .deuce
            } else {
                score = .points(server: nextServer, receiver: nextReceiver)
            }
        case .deuce:
            score = .advantage(side)
        case let .advantage(leader):
            score = leader == side ? .won(side) : .deuce
        case .won:
            break
        }
    }

    var announcement: String {
        switch score {
        case let .points(server, receiver) where server == receiver:
            return server == 0 ? "love all" : "\(Self.labels[server]) all"
        case let .points(server, receiver):
            return "\(Self.labels[server])-\(Self.labels[receiver])"
        case .deuce:
            return "deuce"
        case .advantage(.server):
            return "advantage in"
        case .advantage(.receiver):
            return "advantage out"
        case .won:
            return "game"
        }
    }
}
