private typealias Key = String

func read(key: Key) -> Int {
  return 1
}
