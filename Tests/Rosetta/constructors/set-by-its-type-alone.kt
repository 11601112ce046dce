class Model(user: User) {
    var user: User = user
        private set

    fun take(user: User) {
        this.user = user
    }
}
