fun f() {
    use(xs.isNullOrEmpty())
}
