fun f() {
    use(listOfNotNull(a, b))
}
