class S(var a: Int)
fun f(s: S): S { val copy = s
    copy.a = 1
    return copy }
