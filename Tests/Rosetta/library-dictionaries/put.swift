func fill(ages: inout [String: Int]) {
  ages["ann"] = 3
}
