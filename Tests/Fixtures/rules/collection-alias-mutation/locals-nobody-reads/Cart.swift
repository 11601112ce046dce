final class Cart {
    func labels(extra: String) -> [String] {
        let base = ["a", "b"]
        var result = base
        result.append(extra)
        return result
    }

    func counted(extra: String) -> Int {
        let base = ["a", "b"]
        var result = base
        result.append(extra)
        return result.count - base.count
    }
}
