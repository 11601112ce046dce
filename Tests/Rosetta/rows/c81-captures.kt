class W { fun go() { api.call { r -> end(r) }
    api.other { this.end(0) } }
    fun end(n: Int) {} }
