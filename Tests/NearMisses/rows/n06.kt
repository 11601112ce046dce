fun f(n: Int): Int = Random.nextInt(1, n)
