fun open(doors: List<Door>) {
    for (door in doors) {
        when {
            door.isLast -> break
            door.isOpen -> show(door)
            else -> open(door)
        }
    }
}
