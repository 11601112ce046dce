final class Ledger {
    var lines: [Line] = []

    func add(line: Line) { lines.append(line) }

    func trim(to count: Int) { lines = Array(lines.prefix(count)) }
}

// What is sent is read elsewhere, whoever sees the type.
struct Line: Codable {
    let id: String
    let note: String
    //~ ^^^^ missing-member: The property `note` has no counterpart in Kotlin
}
