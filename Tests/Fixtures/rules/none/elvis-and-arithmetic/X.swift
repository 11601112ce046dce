final class Bill {
    func total(discount: Int?, price: Int, tax: Int) -> Int {
        return discount ?? price + tax
    }
}
