func average(_ sum: Int, _ count: Int) -> Double { Double(sum) / Double(count) * 100 }
