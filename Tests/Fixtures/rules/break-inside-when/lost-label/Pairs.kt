class Pairs {
    fun withoutTwins(rows: List<Int>, others: List<Int>): List<Int> {
        val result = mutableListOf<Int>()
        for (row in rows) {
            for (other in others) {
                if (row == other) continue
                //~               ^^^^^^^^ break-inside-when: goes on with the inner one
            }
            result.add(row)
        }
        return result
    }

    fun firstPair(rows: List<Int>, others: List<Int>): Int {
        var found = 0
        outer@ for (row in rows) {
            for (other in others) {
                if (row == other) {
                    found = row
                    break@outer
                }
            }
        }
        return found
    }
}
