fun f(): Int = try { a() } catch (e: Exception) { throw Bad.with(e) }
