class Parser {
  static func strict() -> Parser {
    return Parser()
  }
}

func make() -> Parser {
  return Parser.strict()
}
