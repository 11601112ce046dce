func make(id: Int64, stamp: Int) -> Int64 {
  return id
}
