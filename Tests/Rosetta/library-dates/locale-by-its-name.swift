func localized(_ tag: String) -> Locale {
  Locale(identifier: tag)
}
