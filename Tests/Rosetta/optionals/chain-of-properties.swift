struct Address {
  let city: String
}

struct User {
  let address: Address
}

func city(user: User?) -> String? {
  return user?.address.city
}
