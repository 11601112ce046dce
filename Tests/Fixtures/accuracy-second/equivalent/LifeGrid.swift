import Foundation

struct Cell: Hashable {
    let row: Int
    let column: Int

    var neighbors: [Cell] {
        var result: [Cell] = []
        for dr in -1...1 {
            for dc in -1...1 where dr != 0 || dc != 0 {
                result.append(Cell(row: row + dr, column: column + dc))
            }
        }
        return result
    }
}

struct LifeGrid: Equatable {
    private static let aliveUnit: UInt16 = 0x23 // "#"

    let rows: Int
    let columns: Int
    let alive: Set<Cell>

    init(rows: Int, columns: Int, alive: Set<Cell>) {
        self.rows = rows
        self.columns = columns
        self.alive = alive.filter {
            (0..<rows).contains($0.row) && (0..<columns).contains($0.column)
        }
    }

    init(pattern: [String]) {
        var cells = Set<Cell>()
        for (row, line) in pattern.enumerated() {
            for (column, unit) in line.utf16.enumerated() where unit == Self.aliveUnit {
                cells.insert(Cell(row: row, column: column))
            }
        }
        self.init(rows: pattern.count, columns: pattern.map(\.utf16.count).max() ?? 0, alive: cells)
    }

    func next() -> LifeGrid {
        var counts: [Cell: Int] = [:]
        for cell in alive {
            for neighbor in cell.neighbors {
                counts[neighbor, default: 0] += 1
            }
        }
        let survivors = counts.compactMap { cell, count -> Cell? in
            switch count {
            case 3: return cell
            case 2 where alive.contains(cell): return cell
            default: return nil
            }
        }
        return LifeGrid(rows: rows, columns: columns, alive: Set(survivors))
    }

    func advanced(by generations: Int) -> LifeGrid {
        var grid = self
        for _ in 0..<max(0, generations) {
            let next = grid.next()
            if next == grid { break }
            grid = next
        }
        return grid
    }

    func render() -> String {
        (0..<rows).map { row in
            String((0..<columns).map { alive.contains(Cell(row: row, column: $0)) ? "#" : "." })
        }
        .joined(separator: "\n")
    }
}
