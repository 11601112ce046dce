fun chance(): Double {
    return Random.nextDouble(0.0, 1.0)
}
