struct Week {
    func day(after days: Int) -> Int { ((days % 7) + 7) % 7 }
    func slot(_ hash: Int) -> Int { hash % 16 }
}
