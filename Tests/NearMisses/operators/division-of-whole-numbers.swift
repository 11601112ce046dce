func average(_ sum: Int, _ all: [Int]) -> Double { Double(sum) / Double(all.count) }
