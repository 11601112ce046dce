fun add(rows: List<Row>) {
    for (row in rows.filter { !seen.contains(it.id) }) { seen.add(row.id) }
}
