fun f(): Int? = try { val n = a()
    n + 1 } catch (e: Exception) { null }
