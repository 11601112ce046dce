fun isAdult(age: Int): Boolean {
    return age >= 18
}
