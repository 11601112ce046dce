func pairs(names: [String], ages: [Int]) -> [(String, Int)] {
  return Array(zip(names, ages))
}
