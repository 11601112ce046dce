/// Checks an address in one piece.
struct AddressCheck {
    func check(_ address: Address) -> [Problem] {
        //~ info body-differs
        var problems: [Problem] = []
        if address.street.count > 100 { problems.append(.streetTooLong) }
        if address.city.isEmpty { problems.append(.noCity) }
        if address.zip.count > 10 { problems.append(.zipTooLong) }
        if address.country == nil { problems.append(.noCountry) }
        return problems
    }
}
