import Foundation

/// Row based sliding puzzle: equal neighbours merge, everything moves to one side. 0 is an empty cell.
final class TileBoard {
    let width: Int
    private(set) var score = 0
    private var cells: [Int]

    init?(width: Int, cells: [Int]) {
        guard width > 0, !cells.isEmpty, cells.count.isMultiple(of: width) else { return nil }
        self.width = width
        self.cells = cells
    }

    /// The cells as they are now, for the move history and for sharing.
    func snapshot() -> [Int] {
        cells
    }

    func place(_ value: Int, at index: Int) -> Bool {
        guard cells.indices.contains(index), cells[index] == 0 else { return false }
        cells[index] = value
        return true
    }

    /// Returns `false` if nothing could move.
    @discardableResult
    func slideLeft() -> Bool {
        var moved = false
        for start in stride(from: 0, to: cells.count, by: width) {
            let row = Array(cells[start..<start + width])
            let result = merge(row.filter { $0 != 0 })
            let padded = result + Array(repeating: 0, count: width - result.count)
            if padded != row {
                cells.replaceSubrange(start..<start + width, with: padded)
                moved = true
            }
        }
        return moved
    }

    private func merge(_ tiles: [Int]) -> [Int] {
        var result: [Int] = []
        var mayMerge = false
        for tile in tiles {
            if mayMerge, result.last == tile {
                result[result.count - 1] = tile &* 2
                score &+= tile &* 2
                mayMerge = false
            } else {
                result.append(tile)
                mayMerge = true
            }
        }
        return result
    }
}
