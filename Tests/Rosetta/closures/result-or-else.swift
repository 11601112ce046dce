func prices(_ rows: [Row]) -> [Int] {
    rows.map { row in
        if row.isFree { return 0 }
        let net = row.price - row.discount
        return net + row.tax
    }
}
