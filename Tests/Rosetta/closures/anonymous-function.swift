func start() -> Int {
  let double = { (value: Int) -> Int in
    return value * 2
  }
  return double(4)
}
