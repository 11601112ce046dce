func has(ages: [String: Int]) -> Bool {
  return ages["ann"] != nil
}
