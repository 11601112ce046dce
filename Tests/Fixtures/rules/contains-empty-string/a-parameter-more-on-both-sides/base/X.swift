struct Shelf {
    func matches(name: String, query: String) -> Bool {
        return name.contains(query)
    }
}
