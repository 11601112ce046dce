fun f() {
    use(s.split(",").filter { it.isNotEmpty() })
}
