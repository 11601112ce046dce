final class Loc {
    // One exchange, and not two names.
    func far(_ a: Point, from b: Point) -> String {
        return a.formatted(from: b)
        //~    ^^^^^^^^^^^^^^^^^^^^ call-differs: `a.formatted(from: b)` in Swift is `b.formatted(a)` in Kotlin
    }

    func near(_ a: Point, to b: Point) -> String {
        return a.described(to: b)
    }
}
