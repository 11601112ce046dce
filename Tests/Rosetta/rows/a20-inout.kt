fun fill(buffer: MutableList<Int>) { buffer.add(1) }
