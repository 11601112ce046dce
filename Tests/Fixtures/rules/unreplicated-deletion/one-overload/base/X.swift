struct Journal {
    func note(_ text: String) { print("text " + text) }
    func note(_ number: Int) { print("number \(number)") }
    func note(_ flag: Bool) { print("flag \(flag)") }
}
