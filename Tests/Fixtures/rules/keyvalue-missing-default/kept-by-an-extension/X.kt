interface Storage {
    fun getInt(name: String): Int?
    fun setInt(name: String, value: Int?)
    fun getBool(name: String): Boolean?
    fun setBool(name: String, value: Boolean?)
}

class UserDefaultsStorage(private val preferences: SharedPreferences) : Storage {
    override fun getInt(name: String): Int? {
        return preferences.getInt(name, 0)
        //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ keyvalue-missing-default
    }

    override fun setInt(name: String, value: Int?) {
        preferences.edit().putInt(name, value ?: 0).apply()
    }

    override fun getBool(name: String): Boolean? {
        if (!preferences.contains(name)) return null
        return preferences.getBoolean(name, false)
    }

    override fun setBool(name: String, value: Boolean?) {
        preferences.edit().putBoolean(name, value ?: false).apply()
    }
}

class EncryptedStorage(private val preferences: SharedPreferences) : Storage {
    override fun getInt(name: String): Int? {
        return preferences.getInt(name, 1)
    }

    override fun setInt(name: String, value: Int?) {
        preferences.edit().putInt(name, value ?: 0).apply()
    }

    override fun getBool(name: String): Boolean? {
        return preferences.getBoolean(name, true)
    }

    override fun setBool(name: String, value: Boolean?) {
        preferences.edit().putBoolean(name, value ?: false).apply()
    }
}
