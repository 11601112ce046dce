fun f(): View2 { val v = View2()
    v.title = "a"
    v.add(1)
    return v }
