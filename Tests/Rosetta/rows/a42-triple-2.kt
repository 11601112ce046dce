fun rgb(): Triple<Int, Int, Int> = Triple(1, 2, 3)
fun red(): Int { val (r, _, b) = rgb(); return r + b }
