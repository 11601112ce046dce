fun f() {
    use(s.trim('x'))
}
