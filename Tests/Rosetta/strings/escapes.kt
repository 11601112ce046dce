fun text(): String {
    return "a\tb\n\"c\" \\ \u00e9"
}
