final class Dial {
    func offset(steps: Int) -> Int {
        return (steps - 7) % 3
    }

    func isOdd(position: Int) -> Bool {
        return position % 2 != 0
    }
}
