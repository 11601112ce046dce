final class Keys {
    func bucket(of bytes: [Int]) -> Int {
        var hash = 7
        for byte in bytes {
            hash = 31 * hash + byte
            //~    ^^^^^^^^^ int-overflow: ends the iOS app
        }
        return hash
    }

    func safe(of bytes: [Int]) -> Int {
        var hash = 7
        for byte in bytes {
            hash = 31 &* hash &+ byte
            //~    ^^^^^^^^^^ int-overflow: keeps 64 bits in Swift
        }
        return hash
    }
}
