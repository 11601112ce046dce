fun ring(door: Door) {
    val bell = door.findBell() ?: run {
        knock(door)
        return
    }
    bell.press(2)
}
