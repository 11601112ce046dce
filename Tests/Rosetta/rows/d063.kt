fun f() {
    use(xs.sortedWith(compareBy { it.k }))
}
