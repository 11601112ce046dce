package io.lumen.sdk.http

import java.util.UUID
import okio.Buffer
import okio.BufferedSink
import okio.ByteString

class MultipartForm internal constructor(
    val contentType: String,
    val body: ByteString,
)

class MultipartFormBuilder(private val boundary: String = "form-" + UUID.randomUUID().toString()) {

    private sealed interface Part {
        fun writeTo(sink: BufferedSink)
    }

    private class FieldPart(private val name: String, private val value: String) : Part {
        override fun writeTo(sink: BufferedSink) {
            sink.writeUtf8("Content-Disposition: form-data; name=\"${name.quotedValue()}\"$CRLF$CRLF")
            sink.writeUtf8(value)
        }
    }

    private class FilePart(
        private val name: String,
        private val fileName: String,
        private val mimeType: String,
        private val content: ByteString,
    ) : Part {
        override fun writeTo(sink: BufferedSink) {
            sink.writeUtf8("Content-Disposition: form-data; name=\"${name.quotedValue()}\"; ")
            sink.writeUtf8("filename=\"${fileName.quotedValue()}\"$CRLF")
            sink.writeUtf8("Content-Type: $mimeType$CRLF$CRLF")
            sink.write(content)
        }
    }

    private val parts = mutableListOf<Part>()

    fun field(name: String, value: String?): MultipartFormBuilder = apply {
        value?.let { parts += FieldPart(name, it) }
    }

    fun fields(values: Map<String, String>): MultipartFormBuilder = apply {
        values.toSortedMap().forEach { (name, value) -> field(name, value) }
    }

    fun file(
        name: String,
        fileName: String,
        mimeType: String = "application/octet-stream",
        content: ByteString,
    ): MultipartFormBuilder = apply {
        parts += FilePart(name, fileName, mimeType, content)
    }

    fun build(): MultipartForm {
        val buffer = Buffer()
        for (part in parts) {
            buffer.writeUtf8("--$boundary$CRLF")
            part.writeTo(buffer)
            buffer.writeUtf8(CRLF)
        }
        buffer.writeUtf8("--$boundary--$CRLF")
        return MultipartForm("multipart/form-data; boundary=$boundary", buffer.readByteString())
    }

    private companion object {
        const val CRLF = "\r\n"

        fun String.quotedValue(): String = replace("\"", "%22")
    }
}
