final class Texts {
    private var texts: [String: String] = [:]

    func take(_ server: [String: String]) {
        texts.merge(server) { own, _ in own }
    }
}
