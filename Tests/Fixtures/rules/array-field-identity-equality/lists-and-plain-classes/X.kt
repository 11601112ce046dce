data class Chunk(val bytes: List<UByte>)

class Socket(val buffer: UByteArray)
