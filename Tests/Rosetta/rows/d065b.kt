fun f() {
    use(a.zip(b) { x, y -> x + y })
}
