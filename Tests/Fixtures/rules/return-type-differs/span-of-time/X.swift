import Foundation

public protocol Clock {
    func span() -> TimeInterval
    //~            ^^^^^^^^^^^^ info return-type-differs
    func ratio() -> Double
    //~             ^^^^^^ return-type-differs: Long
}
