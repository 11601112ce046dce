func total(_ views: [View]) {
    for case let label as Label in views {
        label.clear()
    }
}
