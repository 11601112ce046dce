class Screen {
    fun bind(rows: List<Row>) {
        rows.forEach(::show)
        button.onTap = { refresh() }
        list.items = rows.map(::Item)
        api.on { from, to -> move(from, to) }
        save(rows, model::reload)
    }

    fun show(row: Row) {}
    fun refresh() {}
    fun move(from: Int, to: Int) {}
}
