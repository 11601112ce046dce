class Reader { var line = 0
    fun next() { line += 1 } }
