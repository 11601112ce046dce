class Theme {
    let name: String

    init(name: String) {
        self.name = name
    }

    func title() -> String {
        return name
    }
}
