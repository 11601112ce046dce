fun f(): Int? { return try { val n = a()
    n + 1 } catch (e: Exception) { null } }
