final class ListModel {
    @Published var rows: [String] = []
    @Published var title: String = ""
    func add(row: String) {
        rows.append(row)
    }
}
