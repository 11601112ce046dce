func csv(_ rows: [String]) -> String {
    var out = ""
    for row in rows {
        out += row
        out += "\n"
    }
    return out
}
