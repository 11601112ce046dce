fun note(text: String?): Row = Row(text?.takeIf { it.startsWith("#") })
fun rest(text: String?): Row = Row(text?.takeUnless { it.isEmpty() })
