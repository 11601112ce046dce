fun has(ages: Map<String, String>): Boolean {
    return ages.containsValue("ann")
}
