struct Query { let text: String; var limit: Int = 20; var exact: Bool = false }
