fun canJoin(event: Event, user: User): Boolean =
    event.isOpen && !user.isBlocked && (event.free > 0 || user.isStaff)

fun isReady(state: State): Boolean = state == State.READY

fun mayEnter(door: Door, user: User): Boolean {
    val isOpen = door.isOpen
    val isGrown = user.age >= 18
    return isOpen && isGrown
}
