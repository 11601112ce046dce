class P { fun load() { api.get {
    this.show(it)
    this@P.done() } } }
