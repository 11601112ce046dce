package com.example.clinic.uploads

/** What may be uploaded. */
class UploadRules {

    fun accepts(file: UploadFile): Boolean {
        if (!ALLOWED_TYPES.contains(file.type)) {
            return false
        }
        return file.bytes <= MAXIMUM_BYTES
    }

    companion object {
        const val MAXIMUM_BYTES = 5_242_880
        val ALLOWED_TYPES = listOf("image/jpeg", "image/png")
    }
}
