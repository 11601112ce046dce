fun f() {
    use(requireNotNull(a))
}
