func total(_ views: [View], _ rows: [Row?]) {
    for case let label as Label in views {
        label.clear()
    }
    for case let row? in rows where row.isOpen {
        add(row)
    }
}
