fun badge(rows: List<Row>): Badge? = rows.lastOrNull()?.let { Badge(it) }
