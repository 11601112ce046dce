/// What a basket comes to.
struct Basket {
    let owner: Owner?

    func age() -> Int {
        guard let owner else { return 0 }
        //~ literal-differs
        return owner.age
    }

    func price(of id: String) -> Int {
        guard let item = find(id), let price = item.price else { return 0 }
        return price.cents
    }
}
