fun f() {
    use(xs.getOrNull(i) ?: d)
}
