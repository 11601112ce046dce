final class Model { let count = CurrentValueSubject<Int, Never>(0) }
