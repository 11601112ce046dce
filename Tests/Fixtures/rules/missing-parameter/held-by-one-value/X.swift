protocol Library {
    func search(params: SearchParams) -> [String]
    func list(params: ListParams) -> [String]
    //~ missing-parameter: publisher
}

struct SearchParams {
//~ info missing-type
    var author: String?
    var year: Int?
}

struct ListParams {
//~ info missing-type
    var author: String?
    var language: String?
}
