fun age(ages: Map<String, Int>?): Int? {
    return ages?.get("ann")
}
