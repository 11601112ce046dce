func add(_ rows: [Row]) {
    for row in rows where !seen.contains(row.id) { seen.insert(row.id) }
}
