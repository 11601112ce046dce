fun f() {
    use(x in a.rangeTo(b))
}
