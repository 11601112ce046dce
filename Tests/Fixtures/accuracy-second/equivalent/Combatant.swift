import Foundation

class Combatant {
    let name: String
    let maxHealth: Int
    private(set) var health: Int {
        didSet {
            if health == 0 && oldValue > 0 {
                didFall()
            }
        }
    }

    init(name: String, maxHealth: Int) {
        self.name = name
        self.maxHealth = maxHealth
        self.health = maxHealth
    }

    var isAlive: Bool { health > 0 }

    var attackPower: Int { 10 }

    func mitigated(_ damage: Int) -> Int { damage }

    func didFall() {}

    final func attack(_ target: Combatant) {
        guard isAlive, target.isAlive else { return }
        target.take(attackPower)
    }

    final func take(_ damage: Int) {
        let effective = max(1, mitigated(damage))
        health = max(0, health - effective)
    }

    final func heal(_ amount: Int) {
        guard isAlive else { return }
        health = min(maxHealth, health + amount)
    }
}

final class Knight: Combatant {
    var armor: Int

    init(name: String, armor: Int) {
        self.armor = armor
        super.init(name: name, maxHealth: 120)
    }

    override var attackPower: Int { super.attackPower + 5 }

    override func mitigated(_ damage: Int) -> Int {
        damage - armor
    }
}

final class Berserker: Combatant {
    private(set) var rage = 0

    init(name: String) {
        super.init(name: name, maxHealth: 90)
    }

    override var attackPower: Int {
        health * 2 < maxHealth ? super.attackPower * 2 + rage : super.attackPower + rage
    }

    override func mitigated(_ damage: Int) -> Int {
        rage = min(rage + 1, 10)
        return super.mitigated(damage)
    }

    override func didFall() {
        rage = 0
    }
}

extension Sequence where Element == Combatant {
    var survivors: [Combatant] { filter(\.isAlive) }

    var strongest: Combatant? {
        survivors.max { $0.attackPower < $1.attackPower }
    }
}
