fun greet(guest: String) {
    show(guest)
}
