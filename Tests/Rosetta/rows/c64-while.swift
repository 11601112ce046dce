func f(_ q: Queue2) { while !q.isEmpty { q.pop() }
  while true { if q.done { break }
    q.step() } }
