class Record(private val data: JSONObject) {
  fun getFlag(key: String): Boolean = optFlag(key) ?: throw Failure.Format
  fun optFlag(key: String): Boolean? = data.opt(key) as? Boolean
  //~ json-number-bridging
}
