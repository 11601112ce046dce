import Foundation

struct LobbyMember: Equatable {
    let id: String
    var name: String
    var isReady: Bool
}

enum LobbyUpdate {
    case joined(LobbyMember)
    case left(id: String)
    case ready(id: String, Bool)
    case renamed(id: String, String)
}

struct LobbyUiState: Equatable {
    var title = "Lobby"
    var rows: [String] = []
    var isStartEnabled = false
    var hint: String? = "Waiting for players"
}

@MainActor
final class LobbyViewModel {
    private(set) var state = LobbyUiState() {
        didSet {
            guard state != oldValue else { return }
            onState?(state)
        }
    }
    /// Called with the current state at once, then with every change.
    var onState: ((LobbyUiState) -> Void)? {
        didSet { onState?(state) }
    }

    private let hostId: String
    private let ownId: String
    private let minimum = 2
    private let maximum = 8
    private var members: [LobbyMember] = []

    init(hostId: String, ownId: String) {
        self.hostId = hostId
        self.ownId = ownId
    }

    func apply(_ update: LobbyUpdate) {
        switch update {
        case .joined(let member):
            if let index = members.firstIndex(where: { $0.id == member.id }) {
                members[index] = member
            } else if members.count < maximum {
                members.append(member)
            }
        case .left(let id):
            members.removeAll { $0.id == id }
        case .ready(let id, let isReady):
            edit(id) { $0.isReady = isReady }
        case .renamed(let id, let name):
            edit(id) { $0.name = name }
        }
        render()
    }

    private func edit(_ id: String, _ change: (inout LobbyMember) -> Void) {
        guard let index = members.firstIndex(where: { $0.id == id }) else { return }
        change(&members[index])
    }

    private func render() {
        let waitingFor = members.filter { !$0.isReady && $0.id != hostId }
        let enough = members.count >= minimum

        var next = LobbyUiState()
        next.title = members.isEmpty ? "Lobby" : "Lobby (\(members.count)/\(maximum))"
        next.rows = members.map(row)
        next.isStartEnabled = ownId == hostId && enough && waitingFor.isEmpty

        if !enough {
            next.hint = "Waiting for players"
        } else if let only = waitingFor.first, waitingFor.count == 1 {
            next.hint = only.id == ownId ? "Everybody waits for you" : "Waiting for \(only.name)"
        } else if waitingFor.count > 1 {
            next.hint = "Waiting for \(waitingFor.count) players"
        } else {
            next.hint = ownId == hostId ? nil : "The host can start now"
        }
        state = next
    }

    private func row(_ member: LobbyMember) -> String {
        var parts = [member.name]
        if member.id == hostId { parts.append("host") }
        if member.id == ownId { parts.append("you") }
        if member.isReady && member.id != hostId { parts.append("ready") }
        return parts.joined(separator: " · ")
    }
}
