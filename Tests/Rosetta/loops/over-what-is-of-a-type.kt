fun total(views: List<View>, rows: List<Row?>) {
    for (label in views.filterIsInstance<Label>()) {
        label.clear()
    }
    for (row in rows) {
        if (row != null && row.isOpen) add(row)
    }
}
