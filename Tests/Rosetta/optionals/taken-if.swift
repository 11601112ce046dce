func note(_ text: String?) -> Row { Row(text.flatMap { $0.hasPrefix("#") ? $0 : nil }) }
func rest(_ text: String?) -> Row { Row(text.flatMap { $0.isEmpty ? nil : $0 }) }
