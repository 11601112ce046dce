fun f(): Int? { try { val n = a()
    return n + 1 } catch (e: Exception) { return null } }
