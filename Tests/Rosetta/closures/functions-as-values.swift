final class Screen {
    func bind(_ rows: [Row]) {
        rows.forEach(show)
        button.onTap = refresh
        list.items = rows.map(Item.init)
        api.on(self.move)
        save(rows, then: model.reload)
    }

    func show(_ row: Row) {}
    func refresh() {}
    func move(_ from: Int, _ to: Int) {}
}
