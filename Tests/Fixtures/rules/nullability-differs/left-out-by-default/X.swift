struct Plan {
    let icon: String?
    //~ nullability-differs
    let color: String?
    //~ info nullability-differs
    let price: Int?
    //~ nullability-differs
}
