import Foundation

protocol PackStepperOutput: AnyObject {
    func quantityChanged(_ quantity: Int, packs: Int)
}

/// Quantity picker for goods that are sold in packs.
final class PackStepper {
    weak var output: PackStepperOutput?

    let packSize: Int
    let allowed: ClosedRange<Int>

    private(set) var quantity: Int {
        didSet {
            if quantity != oldValue {
                output?.quantityChanged(quantity, packs: packs)
            }
        }
    }

    init(packSize: Int, stock: Int, initial: Int) {
        precondition(packSize > 0 && stock >= 0)
        self.packSize = packSize
        allowed = 0...stock
        quantity = Self.normalize(initial, packSize: packSize, allowed: allowed)
    }

    var packs: Int { quantity / packSize }

    var canIncrease: Bool { quantity < allowed.upperBound }

    var canDecrease: Bool { quantity > allowed.lowerBound }

    func increase() {
        set(quantity + packSize)
    }

    func decrease() {
        set(quantity - packSize)
    }

    func set(_ value: Int) {
        quantity = Self.normalize(value, packSize: packSize, allowed: allowed)
    }

    private static func normalize(_ value: Int, packSize: Int, allowed: ClosedRange<Int>) -> Int {
        let clamped = min(max(value, allowed.lowerBound), allowed.upperBound)
        return wholePacks(clamped, packSize)
    }

    private static func wholePacks(_ value: Int, _ packSize: Int) -> Int {
        value - value % packSize
    }
}
