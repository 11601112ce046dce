final class Stamps {
    func date(of value: Int64) -> Date {
        return Date(timeIntervalSince1970: TimeInterval(value))
    }

    func day(of value: Int64) -> Date {
        return Date(timeIntervalSince1970: TimeInterval(value) / 1000)
    }

    func pause() async throws {
        try await Task.sleep(nanoseconds: 500)
    }
}
