import Foundation

final class Life {
    // A minute on both sides.
    var interval: TimeInterval = 60
    var longer: TimeInterval = 90
    //~                        ^^ statement-differs: `90` in Swift is `30 * SECOND` in Kotlin
}
