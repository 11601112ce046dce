import SwiftUI

struct QuantityRange {
    let minimum: Int
    let maximum: Int
    let step: Int

    init(minimum: Int = 1, maximum: Int, step: Int = 1) {
        self.minimum = minimum
        self.maximum = max(maximum, minimum)
        self.step = max(step, 1)
    }

    func canDecrease(_ value: Int) -> Bool { value - step >= minimum }

    func canIncrease(_ value: Int) -> Bool { value + step <= maximum }

    func clamp(_ value: Int) -> Int { min(max(value, minimum), maximum) }
}

struct QuantityStepper: View {
    let range: QuantityRange
    @Binding var quantity: Int
    var onRemove: (() -> Void)?

    var body: some View {
        HStack(spacing: 16) {
            Button(action: decrease) {
                Image(showsRemove ? "ic_trash" : "ic_minus")
            }
            .disabled(!showsRemove && !range.canDecrease(quantity))
            .accessibilityLabel(showsRemove ? "Remove item" : "Decrease quantity")

            Text("\(quantity)")
                .font(.body.monospacedDigit())
                .frame(minWidth: 32)

            Button(action: increase) {
                Image("ic_plus")
            }
            .disabled(!range.canIncrease(quantity))
            .accessibilityLabel("Increase quantity")
        }
    }

    private var showsRemove: Bool {
        onRemove != nil && !range.canDecrease(quantity)
    }

    private func decrease() {
        if range.canDecrease(quantity) {
            quantity = range.clamp(quantity - range.step)
        } else {
            onRemove?()
        }
    }

    private func increase() {
        guard range.canIncrease(quantity) else { return }
        quantity = range.clamp(quantity + range.step)
    }
}
