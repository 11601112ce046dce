func path(_ section: String?) -> String {
    guard let section else { return "/settings" }
    return "/settings/\(section)"
}
