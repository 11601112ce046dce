func open(_ door: Door, _ key: Key?) {
    if door.isClosed, let key {
        door.open(key)
        log(key)
    }
}
