final class Screen {
    func load() async {
        let items = await repository.items()
        await MainActor.run { show(items) }
    }
}
