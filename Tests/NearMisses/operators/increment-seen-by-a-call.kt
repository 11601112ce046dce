fun next(): Int = load(count++)
