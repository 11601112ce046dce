final class Sieve {
    func settle(_ start: Int) {
        var place = start
        while true {
            let next = pick(place)
            if next == place { return }
            swap(place, next)
            place = next
        }
    }
}
