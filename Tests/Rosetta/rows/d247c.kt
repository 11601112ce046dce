fun f() {
    use(Math.toDegrees(x))
}
