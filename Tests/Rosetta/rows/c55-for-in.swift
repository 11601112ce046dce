func f(_ xs: [Int]) -> Int { var sum = 0
  for x in xs { sum += x }
  return sum }
