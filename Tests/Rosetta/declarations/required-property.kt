interface Named {
    val name: String
    val nickname: String?
}
