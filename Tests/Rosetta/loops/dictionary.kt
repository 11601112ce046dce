fun draw(ages: Map<String, Int>) {
    for ((name, age) in ages) {
        show(name, age)
    }
}

fun show(name: String, age: Int) {
}
