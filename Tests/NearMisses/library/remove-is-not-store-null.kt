fun cut(ages: MutableMap<String, Int?>) {
    ages["ann"] = null
}
