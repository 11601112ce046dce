final class Names {
    private var names: [String] = []

    func inOrder() -> [String] {
        var result = names.filter { !$0.isEmpty }
        result.sort()
        return result
    }

    func tidy() {
        names.sort()
    }

    func reversedNames() -> [String] { names.sorted().reversed() }
}
