func fill(_ buffer: inout [Int]) { buffer.append(1) }
