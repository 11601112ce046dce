struct Screen {
    func total(of basket: Basket) -> Int {
        return basket.coupon.map { discount(by: $0) } ?? 0
    }

    func title(of basket: Basket) -> String {
        return basket.note.map { format($0) } ?? "Basket"
    }
}
