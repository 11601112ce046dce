fun f(a: A?): Int { val x = requireNotNull(a); return x.n + checkNotNull(a).n }
