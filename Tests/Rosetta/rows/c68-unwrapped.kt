fun f(xs: List<Int?>) { xs.filterNotNull().forEach { use(it) } }
