fun title(s: String): String = s.replaceFirstChar { it.uppercase() }
