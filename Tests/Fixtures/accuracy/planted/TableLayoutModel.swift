import Foundation

/// Visible columns of a data table and their order.
final class TableLayoutModel {
    static let defaultColumns = ["date", "title", "amount", "status"]

    private(set) var columns: [String]
    private(set) var sortColumn: String

    init(columns: [String] = TableLayoutModel.defaultColumns, sortColumn: String = "date") {
        self.columns = columns
        self.sortColumn = sortColumn
    }

    func hide(_ column: String) {
        guard columns.count > 1, let index = columns.firstIndex(of: column) else { return }
        columns.remove(at: index)
        if sortColumn == column {
            sortColumn = columns[0]
        }
    }

    func show(_ column: String) {
        guard !columns.contains(column) else { return }
        columns.append(column)
    }

    func moveToFront(_ column: String) {
        guard let index = columns.firstIndex(of: column) else { return }
        columns.remove(at: index)
        columns.insert(column, at: 0)
    }

    func sort(by column: String) {
        if columns.contains(column) {
            sortColumn = column
        }
    }

    var summary: String {
        columns.map { $0 == sortColumn ? "[\($0)]" : $0 }.joined(separator: " ")
    }
}
