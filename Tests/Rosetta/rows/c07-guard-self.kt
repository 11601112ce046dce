class P { fun load() { api.get { row ->
    show(row)
    done() } } }
