func filled(_ street: String?, _ town: String?) -> Int {
    [street, town].compactMap { $0 }.filter { !$0.isEmpty }.count
}
