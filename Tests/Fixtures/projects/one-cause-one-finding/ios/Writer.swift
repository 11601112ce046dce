final class Writer {
    func write(_ json: Json, _ value: Any) throws {
        json.begin()
        json.add(try encoded(value))
        json.end()
    }

    // What goes on as if nothing had happened is another thing.
    func put(_ json: Json, _ value: Any) throws {
        json.begin()
        json.add(try encoded(value))
        json.end()
    }
}
