class Place {
    val id: String
    var name: String? = null
    //~ info value-type-becomes-reference: may change `name`
    var rating: Double? = null

    constructor(id: String, name: String?, rating: Double?) {
        this.id = id
        this.name = name
        this.rating = rating
    }
}
