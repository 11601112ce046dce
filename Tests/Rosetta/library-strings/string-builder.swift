func csv(_ rows: [String]) -> String {
    var out = ""
    for row in rows {
        out += row
        out += "\n"
    }
    return out
}

func lines(_ rows: [String]) -> String {
    var text = ""
    for row in rows {
        text += row
        text += "\n"
    }
    return text
}

func joined(_ rows: [String]) -> String {
    var text = ""
    for row in rows {
        if !text.isEmpty {
            text.append(", ")
        }
        text.append(row)
    }
    return text
}
