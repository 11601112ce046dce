func layout() {
    pad(4)
    move(-8)
}
