/// The prefix of the other one of its name is no other's.
final class Till {
    func open() { drawer.slide() }
    func close() { drawer.lock() }
}
