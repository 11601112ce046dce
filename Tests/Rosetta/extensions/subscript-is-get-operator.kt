operator fun Club.get(number: Int): Court? {
    return find(number)
}
