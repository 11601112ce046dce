func start() -> Int {
  let double = { (value: Int) in value * 2 }
  return double(4)
}
