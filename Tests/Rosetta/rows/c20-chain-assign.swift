func f(_ a: A?) { a?.title = "x"; a?.child?.flag = true }
