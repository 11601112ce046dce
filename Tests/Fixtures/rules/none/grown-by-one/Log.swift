final class Log {
    private var names: [String] = []
    private var seen: Set<String> = []

    func note(_ name: String, _ count: Int) {
        names.append("\(name) \(count)")
        seen.insert(name)
        seen.remove("all")
    }
}
