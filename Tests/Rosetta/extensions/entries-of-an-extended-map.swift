extension Dictionary where Key == String, Value == Int {
  func doubled() -> [String: Int] {
    var result: [String: Int] = [:]
    for (name, price) in self {
      result[name] = price * 2
    }
    return result
  }

  func total(of bag: Bag) -> Int {
    var sum = 0
    for (_, price) in self {
      sum += price
    }
    return sum + bag.price
  }
}
