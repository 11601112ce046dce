data class Person(val id: String, val name: String)

class Directory {
    fun announce(people: List<Person>) {
        for ((name, id) in people) {
            //~ positional-argument-swap: `name` is `id`
            say(id, name)
        }
    }

    fun list(people: List<Person>): List<String> {
        return people.map { (name, id) -> id + name }
        //~ positional-argument-swap: `name` is `id`
    }
}
