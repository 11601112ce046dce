fun csv(rows: List<String>): String {
    val out = StringBuilder()
    for (row in rows) {
        out.append("\n").append(row)
    }
    return out.toString()
}
