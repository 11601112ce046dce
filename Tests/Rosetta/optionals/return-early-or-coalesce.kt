fun title(id: String): Title = store.title(id) ?: load(id)

fun known(id: String): Title? = titles[id]

fun chosen(policy: Policy, id: String): Title = when (policy) {
    Policy.KEPT -> store.title(id) ?: load(id)
    Policy.FRESH -> load(id)
}

fun named(title: Title?): Title {
    return title ?: Title.NONE
}
