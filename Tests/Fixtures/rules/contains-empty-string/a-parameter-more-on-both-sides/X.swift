struct Shelf {
    func matches(depth: Int, name: String, query: String) -> Bool {
        return name.contains(query)
    }
}
