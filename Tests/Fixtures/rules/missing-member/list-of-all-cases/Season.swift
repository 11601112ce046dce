enum Season {
    case warm
    case cold

    static var allCases: [Season] {
        return [.warm, .cold]
    }
    static var shortest: Season { .cold }
    //~ missing-member: `shortest`
}
