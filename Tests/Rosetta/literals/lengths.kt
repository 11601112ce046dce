fun layout() {
    pad(4.dp)
    move((-8).dp)
}
