fun names(rows: List<Row>): List<String> = rows.asSequence().filter { it.isOpen }.map { it.name }.toList()
