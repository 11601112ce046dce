func load() -> Loader {
    let center: Center = .instance
    center.post("load")
    return Loader(session: .shared)
}
