fun localized(tag: String): Locale = Locale.forLanguageTag(tag)
