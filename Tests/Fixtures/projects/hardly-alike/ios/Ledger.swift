/// Keeps its rows itself.
public class Ledger {
    private var rows: [String] = []
    public let pace: Pace = .slow
    //~                     ^^^^^ call-differs
    public let source: Source = .appStore

    public func load(path: String) -> Int {
        for line in path.split(separator: "\n") where !line.isEmpty {
            rows.append(line.lowercased())
        }
        return rows.count
    }

    public func sum(of column: Int) -> Int {
        rows.map { $0.count * column }.reduce(0, +)
    }
}
