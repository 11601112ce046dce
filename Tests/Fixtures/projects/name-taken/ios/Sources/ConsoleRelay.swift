/// A line that a page has written.
struct ConsoleRelay: Decodable {
    enum Level: String, Decodable {
        case log
        case warn
        case error
    }

    let level: Level
    let text: String
}
