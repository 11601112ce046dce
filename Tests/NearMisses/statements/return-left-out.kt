fun derive(path: Path) {
    if (path.isHardened) {
        fail()
    }
    send(path)
}
