fun isTopic(word: String, topic: String): Boolean {
    return word.equals(topic, ignoreCase = true)
}
