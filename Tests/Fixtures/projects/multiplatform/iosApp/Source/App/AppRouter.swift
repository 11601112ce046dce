/// Not the one that the tests of the shared code bring.
final class AppRouter {
    func open(path: String, animated: Bool) {}
}
