fun f() {
    use(List(n) { g(it) })
}
