fun title(name: String): Row = Row(name.ifEmpty { "Unknown" })
