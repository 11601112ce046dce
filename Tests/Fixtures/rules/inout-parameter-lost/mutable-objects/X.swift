final class Merger {
    func merge(extra: [String], into target: inout [String]) {
        target += extra
    }

    func next(_ value: Int) -> Int { value + 1 }
}
