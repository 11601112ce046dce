struct Invitation {
    func title(name: String) -> String {
        return "For " + name
    }
}
