func age(ages: [String: Int]) -> Int? {
  return ages["ann"]
}
