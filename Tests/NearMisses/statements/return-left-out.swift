func derive(_ path: Path) {
    if path.isHardened {
        fail()
        return
    }
    send(path)
}
