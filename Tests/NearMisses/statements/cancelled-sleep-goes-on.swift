func changed(_ query: String) {
    task = Task {
        try? await Task.sleep(nanoseconds: 300_000_000)
        await search(query)
    }
}
