import Foundation

public protocol Clock {
    func span() -> TimeInterval
    //~            ^^^^^^^^^^^^ return-type-differs
    func ratio() -> Double
    //~             ^^^^^^ return-type-differs: Long
}
