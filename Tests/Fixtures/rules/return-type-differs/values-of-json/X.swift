typealias JSONObject = [String: JSONValue]
typealias ParcelAttributes = JSONObject

struct Parcel {
    var attributes: ParcelAttributes
    var custom: [String: RawJSON]
    var title: String
    //~ return-type-differs: `title`
}
