import Foundation

struct Matrix: Equatable {
    let rows: Int
    let columns: Int
    private let values: [Double]

    init(rows: Int, columns: Int, values: [Double]) {
        precondition(rows > 0 && columns > 0 && values.count == rows * columns, "shape mismatch")
        self.rows = rows
        self.columns = columns
        self.values = values
    }

    init(rows: Int, columns: Int, _ generator: (Int, Int) -> Double) {
        self.init(
            rows: rows,
            columns: columns,
            values: (0..<rows * columns).map { generator($0 / columns, $0 % columns) }
        )
    }

    static func identity(_ size: Int) -> Matrix {
        Matrix(rows: size, columns: size) { $0 == $1 ? 1 : 0 }
    }

    subscript(row: Int, column: Int) -> Double {
        precondition((0..<rows).contains(row) && (0..<columns).contains(column), "index out of range")
        return values[row * columns + column]
    }

    var isSquare: Bool { rows == columns }

    var transposed: Matrix {
        Matrix(rows: columns, columns: rows) { self[$1, $0] }
    }

    static func + (lhs: Matrix, rhs: Matrix) -> Matrix {
        precondition(lhs.rows == rhs.rows && lhs.columns == rhs.columns, "shape mismatch")
        return Matrix(rows: lhs.rows, columns: lhs.columns) { lhs[$0, $1] + rhs[$0, $1] }
    }

    static func * (lhs: Matrix, factor: Double) -> Matrix {
        Matrix(rows: lhs.rows, columns: lhs.columns) { lhs[$0, $1] * factor }
    }

    static func * (lhs: Matrix, rhs: Matrix) -> Matrix {
        precondition(lhs.columns == rhs.rows, "shape mismatch")
        return Matrix(rows: lhs.rows, columns: rhs.columns) { row, column in
            (0..<lhs.columns).reduce(0) { $0 + lhs[row, $1] * rhs[$1, column] }
        }
    }

    var determinant: Double? {
        guard isSquare else { return nil }
        var work = (0..<rows).map { row in (0..<columns).map { self[row, $0] } }
        var result = 1.0
        for pivot in 0..<rows {
            var best = pivot
            for row in pivot..<rows where abs(work[row][pivot]) > abs(work[best][pivot]) {
                best = row
            }
            guard work[best][pivot] != 0 else { return 0 }
            if best != pivot {
                work.swapAt(best, pivot)
                result = -result
            }
            result *= work[pivot][pivot]
            for row in (pivot + 1)..<max(rows, pivot + 1) {
                let factor = work[row][pivot] / work[pivot][pivot]
                for column in pivot..<columns {
                    work[row][column] -= factor * work[pivot][column]
                }
            }
        }
        return result
    }
}
