final class Cache {
    func isOld(age: Int64) -> Bool {
        return age > 1000 * 60 * 60 * 24 * 30
    }

    func end(start: Int64) -> Int64 {
        return start + 1000 * 60 * 60 * 24 * 30
    }

    func half(total: Int64) -> Int64 {
        return total / 1000 / 60 * 30
    }
}
