func pick<Key, Value>(key: Key, value: Value) -> Key? {
  return nil
}
