class Marker {
    fun move(decoration: DecorationId, lines: List<OrderLine>) {}
}
