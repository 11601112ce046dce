/// Added to the library's type here, functions of a number there.
extension Double {
    func normalizedToScale(_ scale: Double) -> Double { self - scale * (self / scale).rounded(.down) }
    func turned(by degrees: Double) -> Double { self + degrees / 360 - (self * degrees) / 2 }
}

final class Dial {
    func angle(of share: Double) -> Double { (share * 2 / 360).normalizedToScale(1) }
    func opposite(of share: Double) -> Double { (share + 180).normalizedToScale(360) }
    //~                                                                         ^^^ literal-differs: `360` in Swift is `180.0` in Kotlin
    func next(after share: Double) -> Double { share.turned(by: 15) }
}
