private let encodedZero: Character = "1"
