struct Box<Value> {
  let value: Value

  func map<Result>(_ change: (Value) -> Result) -> Box<Result> {
    return Box<Result>(value: change(value))
  }
}
