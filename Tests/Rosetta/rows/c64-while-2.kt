fun f(q: Queue2) { while (q.isNotEmpty()) q.pop()
    while (true) { if (q.done) { break }
        q.step() } }
