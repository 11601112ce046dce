import Foundation

final class Desk {
    func run(bits: Bits, count: Int) -> Data {
        return Data(bits.head(count))
        //~ call-differs: `head(count)` in Swift is `summit(count)` in Kotlin.
    }
}
