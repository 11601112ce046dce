func largest<T: Comparable>(a: T, b: T) -> T {
  return a > b ? a : b
}
