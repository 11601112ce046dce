struct Api2 { @available(*, deprecated, message: "use b", renamed: "b") func a() { b() }
  func b() {} }
