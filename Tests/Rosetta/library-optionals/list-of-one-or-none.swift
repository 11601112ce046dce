func curves(_ version: Int, _ curve: Curve?) -> [Curve] {
    if version > 3 { return [Curve.secp] }
    return curve.map { [$0] } ?? []
}
