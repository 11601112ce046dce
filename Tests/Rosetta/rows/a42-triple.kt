fun rgb(): Triple<Int, Int, Int> = Triple(1, 2, 3)
fun red(): Int { val c = rgb(); return c.first + c.third }
