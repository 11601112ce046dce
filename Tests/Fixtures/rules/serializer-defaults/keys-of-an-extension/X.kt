@Serializable
data class Settings(@Transient val isLoading: Boolean = false, val count: Int = 1, val name: String? = null)
//~                                                                ^^^^^ serializer-defaults

@Serializable
data class Options(@Transient val isOpen: Boolean = false, val name: String? = null)
