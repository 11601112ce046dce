import Foundation

/// What may be uploaded.
struct UploadRules {
    static let maximumBytes = 10_485_760
    //~ literal-differs
    static let allowedTypes = ["image/jpeg", "image/png"]

    func accepts(_ file: UploadFile) -> Bool {
        guard UploadRules.allowedTypes.contains(file.type) else {
            return false
        }
        return file.bytes <= UploadRules.maximumBytes
    }
}
