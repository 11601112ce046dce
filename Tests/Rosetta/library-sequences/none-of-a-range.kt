fun lacksCapital(text: String): Boolean = isStrict && text.none { it in 'A'..'Z' }
