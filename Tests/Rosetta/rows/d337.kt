fun f() {
    use(x::class.simpleName)
}
