struct NetworkError: Error {}
struct DiskError: Error {}

func show() {
    do {
        try work()
    } catch let error as NetworkError {
        again(error)
    } catch let error as DiskError {
        clean(error)
    } catch {
        fail(error)
    }
}
