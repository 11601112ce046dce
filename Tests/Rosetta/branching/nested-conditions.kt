fun open(door: Door, key: Key?) {
    if (door.isClosed) {
        if (key != null) {
            door.open(key)
            log(key)
        }
    }
}
