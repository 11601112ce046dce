func open(doors: [Door]) {
    for door in doors {
        if door.isLast {
            break
        } else if door.isOpen {
            show(door)
        } else {
            open(door)
        }
    }
}
