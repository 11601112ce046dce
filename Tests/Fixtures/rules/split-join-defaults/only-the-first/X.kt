fun isEnglish(locale: String): Boolean? {
    val language = locale.split("_").firstOrNull() ?: return null
    //~ split-join-defaults
    log(locale)
    return language == "en"
}
