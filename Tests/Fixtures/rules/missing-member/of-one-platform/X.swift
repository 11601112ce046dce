struct Account {
    let name: String
    let iosClientId: String?
    //~ info missing-member
    let appStoreProducts: [String]
    //~ info missing-member
    let applesauce: String
    //~ missing-member: applesauce
}
