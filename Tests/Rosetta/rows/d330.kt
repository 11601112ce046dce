fun f() {
    use(r.getOrThrow())
}
