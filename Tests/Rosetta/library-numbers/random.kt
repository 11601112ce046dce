fun dice(): Int {
    return (1..6).random()
}
