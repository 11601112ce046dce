fun cut(ages: MutableMap<String, Int>) {
    ages.remove("ann")
}
