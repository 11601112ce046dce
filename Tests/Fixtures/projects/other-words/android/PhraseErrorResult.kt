sealed class PhraseErrorResult {
    object InvalidWordCount : PhraseErrorResult()
    object InvalidChecksum : PhraseErrorResult()
}

/** Only wraps the other. */
class PhraseException(val phraseResult: PhraseErrorResult)
