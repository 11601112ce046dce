data class User(val name: String, val status: Status) {
    enum class Status {
        Invited, Enabled, Disabled;

        fun serialize(): String = name.lowercase()

        companion object {
            fun deserialize(value: String): Status = valueOf(value.lowercase())
        }
    }
}
