final class Cart {
    private(set) var lines: [Line] = []

    func setQuantity(at index: Int, line: Line, quantity: Int) {
        if quantity <= 0 {
            lines.remove(at: index)
        } else {
            lines[index] = line
        }
        onChange(lines)
    }
}
