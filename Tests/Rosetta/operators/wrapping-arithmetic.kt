fun mix(seed: Int, part: Int): Int = ((seed shl 5) - seed) + part * 7
