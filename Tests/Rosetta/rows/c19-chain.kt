fun f(a: A?) { a?.b?.c?.run(); val n = a?.items?.size; use(n) }
