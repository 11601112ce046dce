fun f() {
    use(n - 1 downTo 0)
}
