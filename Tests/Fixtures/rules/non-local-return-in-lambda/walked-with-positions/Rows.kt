class Rows {
    private val rows = mutableListOf<String>()

    fun mark() {
        rows.forEachIndexed { index, row ->
            if (row.isEmpty()) return
            //~                ^^^^^^ non-local-return-in-lambda
            println("$index $row")
        }
        finish()
    }

    fun marked() {
        rows.forEachIndexed { index, row ->
            if (row.isEmpty()) return@forEachIndexed
            println("$index $row")
        }
        finish()
    }

    fun finish() {}
}
