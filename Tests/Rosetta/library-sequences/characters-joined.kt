fun row(cells: List<Boolean>): String = cells.map { if (it) "#" else "." }.joinToString("")
