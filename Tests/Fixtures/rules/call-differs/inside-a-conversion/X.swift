final class Desk {
    func run(bits: Bits, count: Int) -> String {
        return String(bits.head(count))
        //~ call-differs: `head(count)` in Swift is `summit(count)` in Kotlin.
    }
}
