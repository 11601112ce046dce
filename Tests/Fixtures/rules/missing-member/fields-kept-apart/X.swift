public struct UserResponse: Decodable {
    public struct Fields: Decodable {
        public var userId: String
        public var loginIds: [String]
        public var status: String
        public var picture: String?
        //~        ^^^^^^^ missing-member: picture
    }

    public var fields: Fields
    public var extra: [String: String]
}

public struct TenantResponse: Decodable {
    public struct Details: Decodable {
    //~           ^^^^^^^ missing-type
        public var street: String
        public var city: String
        public var country: String
    }

    public var details: Details
    //~        ^^^^^^^ info missing-member: details
    public var name: String
}
