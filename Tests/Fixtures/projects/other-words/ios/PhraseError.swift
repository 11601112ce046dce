/// The type with the same cases is the counterpart, whatever a convention makes of the name.
enum PhraseError: Error {
    case invalidWordCount
    case invalidChecksum
    case unsupportedLanguage
    //~ missing-case
}
