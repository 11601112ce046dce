func prices(_ rows: [Row]) -> [Int] {
    rows.map { row in
        guard let price = row.price else { return 0 }
        return price + row.tax
    }
}
