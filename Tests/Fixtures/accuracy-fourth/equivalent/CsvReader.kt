package contacts.importer

class UnterminatedQuoteException(val line: Int) : Exception("unterminated quote in line $line")

/** Reads contact exports. Empty lines are skipped. */
class CsvReader(private val delimiter: Char = ',') {

    fun rowsIn(text: String): List<List<String>> = Run(text).read()

    private inner class Run(private val text: String) {
        private val rows = mutableListOf<List<String>>()
        private val row = mutableListOf<String>()
        private val field = StringBuilder()
        private var line = 1
        private var quoteLine: Int? = null

        fun read(): List<List<String>> {
            var index = 0
            while (index < text.length) {
                val char = text[index]
                val next = text.getOrNull(index + 1)
                if (char == '\n') line++

                if (quoteLine != null) {
                    when {
                        char != '"' -> field.append(char)
                        next == '"' -> { field.append('"'); index++ }
                        else -> quoteLine = null
                    }
                } else {
                    when {
                        char == '"' && field.isEmpty() -> quoteLine = line
                        char == delimiter -> endField()
                        char == '\r' && next == '\n' -> Unit
                        char == '\n' -> endRow()
                        else -> field.append(char)
                    }
                }
                index++
            }
            quoteLine?.let { throw UnterminatedQuoteException(it) }
            endRow()
            return rows
        }

        private fun endField() {
            row += field.toString()
            field.setLength(0)
        }

        private fun endRow() {
            if (row.isEmpty() && field.isEmpty()) return
            endField()
            rows.add(row.toList())
            row.clear()
        }
    }
}
