fun isOn(flag: Boolean?): Boolean { return flag ?: false }
