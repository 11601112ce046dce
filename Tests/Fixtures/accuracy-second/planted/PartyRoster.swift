import Foundation

final class Hero {
    let name: String
    let role: Role
    let level: Int

    enum Role {
        case tank
        case healer
        case damage
    }

    init(name: String, role: Role, level: Int) {
        self.name = name
        self.role = role
        self.level = level
    }
}

enum RosterError: Error, Equatable {
    case full
    case alreadyInParty
    case healerRequired
}

final class PartyRoster {
    private let capacity: Int
    private(set) var heroes: [Hero] = []

    init(capacity: Int = 5) {
        self.capacity = capacity
    }

    func join(_ hero: Hero) throws {
        guard heroes.count < capacity else {
            throw RosterError.full
        }
        if heroes.contains(where: { $0 === hero }) {
            throw RosterError.alreadyInParty
        }
        heroes.append(hero)
    }

    func leave(named name: String) -> Int {
        let before = heroes.count
        heroes.removeAll { $0.name == name }
        return before - heroes.count
    }

    func validate() throws {
        guard heroes.contains(where: { $0.role == .healer }) else {
            throw RosterError.healerRequired
        }
    }

    var averageLevel: Int {
        guard !heroes.isEmpty else { return 0 }
        return heroes.reduce(0) { $0 + $1.level } / heroes.count
    }

    func count(of role: Hero.Role) -> Int {
        heroes.filter { $0.role == role }.count
    }
}
