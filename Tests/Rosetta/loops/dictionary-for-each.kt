fun draw(ages: Map<String, Int>) {
    ages.forEach { (name, age) -> show(name, age) }
}

fun show(name: String, age: Int) {
}
