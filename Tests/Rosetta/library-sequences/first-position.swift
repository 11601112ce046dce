struct Pages {
    let names: [String]

    func start() -> Int { names.startIndex }
}
