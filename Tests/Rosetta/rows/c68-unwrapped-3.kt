fun f(xs: List<Int?>) { for (x in xs.filterNotNull()) { use(x) } }
