func identity<T>(value: T) -> T {
  return value
}
