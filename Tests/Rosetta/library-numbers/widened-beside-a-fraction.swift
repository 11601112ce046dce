func total(_ price: Double, _ count: Int) -> Double { price * Double(count) }

func average(_ sum: Int, _ all: [Int]) -> Double { Double(sum) / Double(all.count) }

func isEnough(_ tokens: Double, _ permits: Int) -> Bool { tokens >= Double(permits) }

func share(_ total: Double, _ count: Int) -> Double { total / Double(count) }
