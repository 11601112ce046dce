func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
        try await fetch()
    } catch {
        show(error)
    }
}
