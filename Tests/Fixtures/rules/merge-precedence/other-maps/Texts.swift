final class Texts {
    private var texts: [String: String] = [:]

    func take(_ server: [String: String]) {
        texts.merge(server) { _, new in new }
    }

    func sum(left: Int, right: Int) -> Int { left + right }
}
