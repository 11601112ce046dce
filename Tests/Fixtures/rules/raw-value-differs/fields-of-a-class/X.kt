data class AddressField(var street: String = "", var city: String = "")
//~ info missing-member
//~ info missing-member
