fun fill(ages: MutableMap<String, Int>) {
    ages["ann"] = 3
}
