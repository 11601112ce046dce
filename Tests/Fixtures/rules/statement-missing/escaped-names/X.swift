final class Desk {
    func run(manager: Manager, first: Int) {
        manager.open(first)
        manager.close()
    }
}
