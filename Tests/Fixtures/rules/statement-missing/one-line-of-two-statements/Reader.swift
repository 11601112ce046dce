final class Reader {
    func read(_ answer: Answer) throws -> Int {
        log(answer)
        return try answer.count()
    }
}
