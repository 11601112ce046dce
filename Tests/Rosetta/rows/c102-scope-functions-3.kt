fun f(): View2 = View2().also { it.title = "a"
    it.add(1) }
