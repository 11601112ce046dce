func age(ages: [String: Int]) -> Int {
  return ages["ann", default: 0]
}
