final class Locker {
    func put(_ value: Int, for key: String) { kept[key] = value + 1 }
    //~ info parameter-order-differs
    func warm(_ key: String) -> Int {
        let fresh = load(key)
        put(fresh, for: key)
        return fresh
    }
    func swap(_ key: String, _ other: String) {
        put(sizes[key], for: other)
        //~ call-differs: `key` in Swift is `other`
        //~ call-differs: `other` in Swift is `key`
    }
}
