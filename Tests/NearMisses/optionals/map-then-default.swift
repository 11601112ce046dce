func label(count: Int?, fallback: String?) -> String? {
  return count.map { describe($0) } ?? fallback
}

func describe(_ count: Int) -> String? {
  return nil
}
