final class Log {
    private var names: [String] = []

    func note(_ name: String, _ other: String) {
        names.append(name)
        names.append(key(other))
        //~          ^^^ call-differs: `key(other)`
    }
}
