struct Visit {
    func enter(_ door: Door, _ guests: Int) {
        guard door.isOpen else { return }
        //~   ^^^^^^^^^^^ condition-differs: `guard door.isOpen else { return }`
        door.pass(guests)
        log(guests)
    }

    func leave(_ door: Door, _ guests: Int) {
        guard guests > 0 else { return }
        //~   ^^^^^^^^^^ condition-differs: `guard guests > 0 else { return }`
        door.pass(guests)
        log(guests)
    }

    func canEnter(_ door: Door) -> Bool {
        if door.isLocked { return false }
        //~^^^^^^^^^^^^^ condition-differs
        return door.isOpen
    }
}
