fun f() {
    use((a - b) + (b - a))
}
