fun csv(rows: List<String>): String {
    val out = StringBuilder()
    for (row in rows) {
        out.append(row).append("\n")
    }
    return out.toString()
}

fun lines(rows: List<String>): String = buildString {
    for (row in rows) {
        append(row)
        append("\n")
    }
}

fun joined(rows: List<String>): String {
    val text = StringBuilder()
    for (row in rows) {
        if (text.isNotEmpty()) {
            text.append(", ")
        }
        text.append(row)
    }
    return text.toString()
}
