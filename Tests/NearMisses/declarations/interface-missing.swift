protocol Resettable {
}

class Form: Resettable {
}
