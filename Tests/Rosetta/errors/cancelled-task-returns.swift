final class Profile {
    func load() async {
        do {
            show(try await api.fetch())
        } catch is CancellationError {
            return
        } catch {
            fail("offline")
        }
    }

    func reload() async {
        do {
            show(try await api.fetch())
        } catch {
            guard !Task.isCancelled else { return }
            fail("offline")
        }
    }
}
