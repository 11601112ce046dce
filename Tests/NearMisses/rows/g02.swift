func parts(_ s: String) -> [Substring] { s.split(separator: ",") }
