fun both(a: Int?, b: Int?, on: Boolean) {
    if (a != null && b != null && on) { add(a, b) }
}
