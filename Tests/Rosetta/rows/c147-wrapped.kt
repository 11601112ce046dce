fun f(): Int { try { return a() } catch (e: Exception) { throw Bad.with(cause = e) } }
