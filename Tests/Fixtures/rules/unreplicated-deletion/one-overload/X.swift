struct Journal {
    func note(_ text: String) { print("text " + text) }
    func note(_ flag: Bool) { print("flag \(flag)") }
}
