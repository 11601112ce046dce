struct Basket {
    let owner: Owner?

    func age() -> Int {
        guard let owner else { return 0 }
        return owner.age
    }

    func price(of id: String) -> Int {
        guard let item = find(id), let price = item.price else { return 0 }
        return price.cents
    }

    func label(of id: String) -> String? {
        guard let item = find(id) else { return nil }
        return item.label
    }

    func stock(of id: String) -> Int {
        return find(id)?.stock ?? 0
    }
}
