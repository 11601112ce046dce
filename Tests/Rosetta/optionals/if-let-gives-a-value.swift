func title(_ store: Store) -> String {
    let name = if let owner = store.owner() { owner.name } else { "nobody" }
    return if let city = store.city() { name + city.code } else { name }
}
