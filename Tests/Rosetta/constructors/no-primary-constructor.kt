class Size {
    val width: Int

    constructor(width: Int) {
        this.width = width
    }
}
