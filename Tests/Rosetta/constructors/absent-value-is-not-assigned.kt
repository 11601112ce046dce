class Reader {
    private val name: String?
    private val index: Int?

    constructor(name: String) {
        this.name = name
        this.index = null
    }

    constructor(index: Int) {
        this.name = null
        this.index = index
    }
}
