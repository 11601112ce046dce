class Theme {
  class func name() -> String {
    return "light"
  }
}
