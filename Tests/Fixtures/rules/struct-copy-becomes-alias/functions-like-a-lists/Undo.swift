struct Steps {
    private var names: [String] = []

    mutating func push(_ name: String) {
        names.append(name)
    }

    func pushed(_ name: String) -> Steps {
        var copy = self
        copy.push(name)
        return copy
    }

    func count() -> Int {
        return names.count
    }
}

final class Editor {
    private var steps = Steps()

    func preview(_ name: String) -> Int {
        var draft = steps
        draft.push(name)
        return draft.count()
    }

    func fresh(_ name: String) -> Int {
        var draft = Steps()
        draft.push(name)
        return draft.count()
    }
}
