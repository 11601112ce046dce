final class Outbox {
    func flush(_ line: Line) async -> Bool {
        do {
            try await line.sendAll()
        } catch {
            line.note(error)
            return false
        }
        return true
    }
}
