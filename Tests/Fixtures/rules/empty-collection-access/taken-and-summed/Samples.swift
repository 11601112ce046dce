final class Samples {
    private var samples: [Double] = []
    private var stack: [Double] = []

    func sum() -> Double {
        return samples.reduce(0, +)
    }

    func pop() -> Double? {
        return stack.popLast()
    }

    func total() -> Double {
        return samples.reduce(0, +)
    }

    func take() -> Double? {
        guard stack.last != nil else { return nil }
        return stack.removeLast()
    }
}
