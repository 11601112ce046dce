fun total(views: List<View>) {
    for (label in views.filterIsInstance<Button>()) {
        label.clear()
    }
}
