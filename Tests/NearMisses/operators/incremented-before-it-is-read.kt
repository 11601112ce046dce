fun read(): Int = bytes[++offset]
