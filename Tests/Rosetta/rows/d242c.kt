fun f() {
    use(Random.nextInt(1, 7))
}
