func open(_ rows: [Row]) -> [Row] {
    rows.filter { $0.isOpen }
}

func send(_ row: Row) async throws -> Receipt {
    let receipt = try await api.send(row)
    return receipt
}
