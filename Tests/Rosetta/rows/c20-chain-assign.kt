fun f(a: A?) { a?.title = "x"; a?.child?.flag = true }
