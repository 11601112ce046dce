fun f(): View2 = View2().apply { title = "a"
    add(1) }
