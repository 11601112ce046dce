func row(_ cells: [Bool]) -> String { String(cells.map { $0 ? "#" : "." }) }
