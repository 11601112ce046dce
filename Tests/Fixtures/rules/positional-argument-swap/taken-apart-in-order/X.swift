struct Person {
    let id: String
    let name: String
}

final class Directory {
    func announce(_ people: [Person], _ byName: [String: Person]) {
        for person in people {
            say(person.id, person.name)
        }
        for (id, person) in byName {
            say(id, person.name)
        }
    }

    func list(_ people: [Person]) -> [String] {
        return people.map { $0.id }
    }
}
