struct Fix {
    let accuracy: Double
    let horizontal: Double
}

struct Reader {
    // A conversion is no difference that anybody would want to hear of.
    func doubled(_ fix: Fix) -> Double {
        let accuracy = fix.accuracy
        return accuracy * 2
    }

    // Another property is one, whatever it is converted to.
    func tripled(_ fix: Fix) -> Double {
        let accuracy = fix.horizontal
        //~                ^^^^^^^^^^ call-differs: `horizontal` in Swift is `accuracy` in Kotlin
        return accuracy * 3
    }

    // What is asked for behind it is told as a whole.
    func named(_ user: User) -> String {
        let name = user.name
        //~        ^^^^^^^^^ statement-differs: `user.name` in Swift is `user.name.family` in Kotlin
        return name + "."
    }
}
