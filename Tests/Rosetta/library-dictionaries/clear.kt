fun cut(ages: MutableMap<String, Int>) {
    ages.clear()
}
