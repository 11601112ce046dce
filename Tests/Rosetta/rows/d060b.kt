fun f() {
    use(xs.sortedDescending())
}
