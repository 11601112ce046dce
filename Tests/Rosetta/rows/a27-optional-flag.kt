fun isOn(flag: Boolean?): Boolean = flag == true
