data class Two<A, B>(val first: B, val second: A)
