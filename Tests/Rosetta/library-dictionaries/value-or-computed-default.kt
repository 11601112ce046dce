fun age(ages: Map<String, Int>): Int {
    return ages.getOrElse("ann") { 0 }
}
