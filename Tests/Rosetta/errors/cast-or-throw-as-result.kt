fun number(value: Any): Int {
    return value as? Int ?: throw ClaimError()
}

class ClaimError : Exception()
