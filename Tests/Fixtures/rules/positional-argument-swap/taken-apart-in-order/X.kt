data class Person(val id: String, val name: String)

class Directory {
    fun announce(people: List<Person>, byName: Map<String, Person>) {
        for ((id, name) in people) {
            say(id, name)
        }
        for ((id, person) in byName) {
            say(id, person.name)
        }
    }

    fun list(people: List<Person>): List<String> {
        return people.map { (id, _) -> id }
    }
}
