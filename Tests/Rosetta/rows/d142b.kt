fun f() {
    use(d.toSortedMap())
}
