struct Query { let text: String; let limit: Int; let exact: Bool
  init(text: String, limit: Int = 20, exact: Bool = false) { self.text = text; self.limit = limit; self.exact = exact } }
