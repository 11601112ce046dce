fun f() {
    use(xs.sorted())
}
