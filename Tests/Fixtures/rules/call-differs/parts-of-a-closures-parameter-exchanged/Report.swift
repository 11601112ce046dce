final class Report {
    func lines(_ totals: [String: String]) -> [String] {
        totals.map { (k, v) in join(k, v) }
        //~ info call-differs: `k` in Swift is `value` in Kotlin
        //~ info call-differs: `v` in Swift is `key` in Kotlin
    }

    func texts(_ totals: [String: String]) -> [String] {
        totals.map { (k, v) in join(k, v) }
        //~ statement-differs: `k, v` in Swift is `v, k` in Kotlin
    }

    func pairs(_ totals: [String: String]) -> [String] {
        totals.map { (k, v) in join(k, v) }
    }
}
