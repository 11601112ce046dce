package com.northpine.importer

sealed class CSVException : Exception() {
    data class UnterminatedQuote(val line: Int) : CSVException()
    data class ColumnCount(val line: Int, val expected: Int, val actual: Int) : CSVException()
}

class CSVReader(val delimiter: Char = ',') {

    private class Row(val line: Int, val fields: List<String>)

    /** Records keyed by the header row; blank lines are skipped. */
    fun records(text: String): List<Map<String, String>> {
        val rows = rows(text)
        if (rows.isEmpty()) return emptyList()
        val header = rows.first().fields.map { it.lowercase() }
        return rows.drop(1).map { row ->
            if (row.fields.size != header.size) {
                throw CSVException.ColumnCount(row.line, expected = header.size, actual = row.fields.size)
            }
            header.zip(row.fields).toMap()
        }
    }

    private fun rows(text: String): List<Row> {
        val result = mutableListOf<Row>()
        var fields = mutableListOf<String>()
        val field = StringBuilder()
        var quoted = false
        var line = 1
        var rowLine = 1
        var index = 0

        fun endField() {
            fields.add(field.toString())
            field.setLength(0)
        }

        fun endRow() {
            endField()
            if (fields != listOf("")) result += Row(rowLine, fields)
            fields = mutableListOf()
        }

        while (index < text.length) {
            val char = text[index++]
            when {
                char == '"' && quoted ->
                    if (text.getOrNull(index) == '"') {
                        field.append('"')
                        index++
                    } else {
                        quoted = false
                    }
                char == '"' && field.isEmpty() -> quoted = true
                char == delimiter && !quoted -> endField()
                char == '\r' && !quoted -> Unit
                char == '\n' -> {
                    line++
                    if (quoted) {
                        field.append(char)
                    } else {
                        endRow()
                        rowLine = line
                    }
                }
                else -> field.append(char)
            }
        }
        if (quoted) throw CSVException.UnterminatedQuote(rowLine)
        endRow()
        return result
    }
}
