/// Counts what a till takes.
final class Till {
    func keep(_ end: Int) {
        cursor = max(cursor, end)
        //~ statement-differs
    }

    func badge() {
        badgeView.set(items.filter { !$0.isRead }.count)
        //~ statement-differs
    }

    func all() -> [Node] {
        return [root] + children.flatMap { $0.flattened() }
        //~ statement-differs
    }

    func isInside(_ x: Double) -> Bool {
        return x >= west || x <= east
        //~ condition-differs
    }

    func comesFirst(_ other: Till) -> Bool {
        return cents < other.cents
        //~ condition-differs
    }

    func share(_ drawer: Drawer) -> Double {
        return Double(drawer.part) / Double(drawer.whole)
        //~ statement-differs
    }

    func identity() -> String {
        return userId ?? anonymousId
        //~ statement-differs
    }

    func limit() -> Int? {
        return customLimit
    }

    func close() {
        drawer.lock()
        printer.cut()
    }
}
