fun <T : Shape> pick(a: T, b: T, larger: Boolean): T = if (larger) a else b
