struct Token { let text: String; let kind: Int }
