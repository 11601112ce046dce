func isEnglish(_ locale: String) -> Bool? {
    guard let language = locale.split(separator: "_").first else { return nil }
    log(locale)
    return language == "en"
}
