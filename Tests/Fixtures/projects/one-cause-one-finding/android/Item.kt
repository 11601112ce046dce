data class Item(val id: String, val title: String?, val count: Int)

class Address {
    var name: String? = null
    //~ value-type-becomes-reference
    var street: String? = null
    var city: String? = null
}

class Street(var name: String)
