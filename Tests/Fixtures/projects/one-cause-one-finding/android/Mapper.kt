class Mapper {
    fun mapObject(data: ByteArray): Promise<Answer> = Promise(one(data))

    fun mapArray(data: ByteArray): Promise<List<Answer>> = Promise(many(data))

    fun transformEverything(data: ByteArray): Int = count(data) + count(data, 2)
}
