fun title(store: Store): String {
    val owner = store.owner()
    val name = if (owner != null) { owner.name } else { "nobody" }
    val city = store.city()
    return if (city != null) { name + city.code } else { name }
}
