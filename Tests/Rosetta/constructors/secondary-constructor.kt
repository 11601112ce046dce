class Size(val width: Int, val height: Int) {
    constructor(side: Int) : this(side, side)
}
