fun f() {
    use(xs.map { it.n }.filterNotNull())
}
