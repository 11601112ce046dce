func discount(_ coupon: Coupon?) -> Double {
    guard let coupon else { return 0 }
    switch coupon {
    case .percent(let value): return subtotal * value
    case .fixed(let amount): return amount
    }
}
