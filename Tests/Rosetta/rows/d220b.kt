fun f() {
    use(kotlin.math.max(a, b))
}
