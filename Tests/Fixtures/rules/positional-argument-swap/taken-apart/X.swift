struct Person {
    let id: String
    let name: String
}

final class Directory {
    func announce(_ people: [Person]) {
        for person in people {
            say(person.id, person.name)
        }
    }

    func list(_ people: [Person]) -> [String] {
        return people.map { $0.id + $0.name }
    }
}
