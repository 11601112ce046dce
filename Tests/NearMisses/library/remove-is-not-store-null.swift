func cut(ages: inout [String: Int?]) {
  ages["ann"] = nil
}
