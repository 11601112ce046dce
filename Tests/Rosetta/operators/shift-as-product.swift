struct Retry {
    let base: Int

    func delay(_ attempt: Int) -> Int { base * (1 << attempt) }
}
