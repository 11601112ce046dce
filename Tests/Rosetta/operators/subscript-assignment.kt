fun fill(ages: MutableMap<String, Int>) {
    ages.put("ann", 3)
}
