fun f() {
    use(s.split(","))
}
