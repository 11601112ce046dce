class XYTill {
    fun count(): Int = coins.sum()
    fun empty() { coins.clear() }
}
