class Visit {
    fun enter(door: Door, guests: Int) {
        if (door.isOpen) return
        door.pass(guests)
        log(guests)
    }

    fun leave(door: Door, guests: Int) {
        if (guests > 0) return
        door.pass(guests)
        log(guests)
    }

    fun canEnter(door: Door): Boolean {
        if (!door.isLocked) return false
        return door.isOpen
    }
}
