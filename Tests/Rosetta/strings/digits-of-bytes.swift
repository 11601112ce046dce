func hex(_ bytes: [Int]) -> String { bytes.map { String(format: "%02.2hhx", $0) }.joined() }
func code(_ number: Int) -> String { String(format: "%.4d", number) }
