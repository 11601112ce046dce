package com.meadow.survey

data class SurveyQuestion(
    val id: String,
    val prompt: String,
    val isRequired: Boolean,
    val kind: Kind,
) {
    sealed class Kind {
        data class SingleChoice(val options: List<String>) : Kind()
        data class MultipleChoice(val options: List<String>, val maxSelections: Int) : Kind()
        data class Rating(val scale: Int) : Kind()
        data class FreeText(val maxLength: Int) : Kind()
    }

    fun accepts(answer: SurveyAnswer?): Boolean {
        if (answer == null) return !isRequired
        return when (kind) {
            is Kind.SingleChoice ->
                answer is SurveyAnswer.Selection && answer.values.singleOrNull() in kind.options

            is Kind.MultipleChoice ->
                answer is SurveyAnswer.Selection &&
                    answer.values.size <= kind.maxSelections &&
                    answer.values.distinct().size == answer.values.size &&
                    (answer.values.isNotEmpty() || !isRequired) &&
                    kind.options.containsAll(answer.values)

            is Kind.Rating -> answer is SurveyAnswer.Rating && answer.value in 1..kind.scale

            is Kind.FreeText ->
                answer is SurveyAnswer.Text &&
                    answer.value.length <= kind.maxLength &&
                    (answer.value.isNotEmpty() || !isRequired)
        }
    }

    companion object {
        fun fromJson(json: Map<String, Any?>): SurveyQuestion? {
            val id = json["id"] as? String ?: return null
            val prompt = json["prompt"] as? String ?: return null
            val options = (json["options"] as? List<*>)
                ?.takeIf { values -> values.all { it is String } }
                ?.filterIsInstance<String>()
                .orEmpty()

            val kind = when (json["type"] as? String) {
                "single" -> if (options.isEmpty()) return null else Kind.SingleChoice(options)
                "multi" -> {
                    if (options.isEmpty()) return null
                    Kind.MultipleChoice(options, json["max"] as? Int ?: options.size)
                }
                "rating" -> Kind.Rating(json["scale"] as? Int ?: 5)
                "text" -> Kind.FreeText(json["max_length"] as? Int ?: 500)
                else -> return null
            }
            return SurveyQuestion(id, prompt, json["required"] as? Boolean ?: false, kind)
        }
    }
}

sealed class SurveyAnswer {
    data class Selection(val values: List<String>) : SurveyAnswer()
    data class Rating(val value: Int) : SurveyAnswer()
    data class Text(val value: String) : SurveyAnswer()
}
