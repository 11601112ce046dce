func label(_ stock: Int) -> String {
    switch stock {
    //~ info order-differs
    case 0: return "Sold out"
    case let n where n < 0: return "Owed"
    default: return "\(stock) left"
    }
}
