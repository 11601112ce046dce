import CourtsideKit

/// Sends every letter that is due.
final class LetterRun {
    private let printer: IPrinter
    private let archive: IArchive
    private let clock: IClock

    init(printer: IPrinter, archive: IArchive, clock: IClock) {
        self.printer = printer
        self.archive = archive
        self.clock = clock
    }

    func send(letters: [Letter]) -> Int {
        var sent = 0
        let today = clock.today()
        for letter in letters {
            let address = archive.address(of: letter.patientId)
            let copy = letter.dated(today)
            printer.enqueue(copy, address: address)
            archive.store(copy)
            sent += 1
            if printer.isBusy {
                printer.wait(seconds: 5)
                continue
                //~ control-flow-differs
            }
            printer.flush()
        }
        return sent
    }
}
