class Service {
    private var isReady = false

    fun valid(fields: List<Field>): List<Field> {
        val result = mutableListOf<Field>()
        fields.forEach { field ->
            if (!field.isFilled) return result
            //~ non-local-return-in-lambda
            result.add(field)
        }
        return result
    }

    fun start() {
        isReady = true
    }
}
