final class FeedModel: ObservableObject {
    @Published var rows: [Row] = []
    @Published var errorMessage: String?
    @Published var count = 0

    func add(_ row: Row) {
        rows.append(row)
        count += 1
    }
}
