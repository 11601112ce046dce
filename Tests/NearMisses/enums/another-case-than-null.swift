func discount(_ coupon: Coupon?) -> Int {
    guard let coupon else { return 1 }
    switch coupon {
    case .percent(let value): return value
    case .fixed(let amount): return amount
    }
}
