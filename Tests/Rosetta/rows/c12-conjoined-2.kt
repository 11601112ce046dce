fun both(a: Int?, b: Int?, on: Boolean) {
    a?.let { x -> b?.let { y -> if (on) add(x, y) } }
}
