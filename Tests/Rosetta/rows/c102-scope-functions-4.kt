fun f(): View2 { val v = View2()
    with(v) { title = "a"
        add(1) }
    return v }
