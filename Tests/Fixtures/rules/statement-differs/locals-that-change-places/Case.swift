final class Panel {
    func show(_ store: Store) {
        prepare(1)
        let old = store.load("a")
        //~ statement-differs
        let new = store.load("b")
        layout(2)
        if old.size > new.size { shrink(old) }
        replace(old, new)
    }

    func send(_ pairs: [(Int, String)]) {
        for (count, name) in pairs {
        //~ statement-differs
            note(count)
            send(name, count)
        }
    }

    func total(_ numbers: [Int]) -> Int {
        return numbers.reduce(0) { sum, number in sum - number }
        //~ statement-differs
    }
}
