import Foundation

enum VoiceNoteState: Equatable {
    case idle
    case recording(startedAt: TimeInterval, isLocked: Bool)
    case preview(duration: TimeInterval)
    case sending(duration: TimeInterval)
    case failed(duration: TimeInterval)
}

enum VoiceNoteEvent {
    case pressed(at: TimeInterval)
    case draggedUp
    case draggedAway
    case released(at: TimeInterval)
    case stopTapped(at: TimeInterval)
    case sendTapped
    case discardTapped
    case sendSucceeded
    case sendFailed
}

enum VoiceNoteCommand: Equatable {
    case startRecording
    case stopRecording
    case discardFile
    case upload
    case showHint
}

final class VoiceNoteStateMachine {
    static let minimumDuration: TimeInterval = 1
    static let maximumDuration: TimeInterval = 300

    private(set) var state: VoiceNoteState = .idle
    private let execute: (VoiceNoteCommand) -> Void

    init(execute: @escaping (VoiceNoteCommand) -> Void) {
        self.execute = execute
    }

    func handle(_ event: VoiceNoteEvent) {
        switch (state, event) {
        case (.idle, .pressed(let time)):
            state = .recording(startedAt: time, isLocked: false)
            execute(.startRecording)
        case (.recording(let startedAt, false), .draggedUp):
            state = .recording(startedAt: startedAt, isLocked: true)
        case (.recording(_, false), .draggedAway):
            state = .idle
            execute(.stopRecording)
            execute(.discardFile)
        case (.recording(let startedAt, false), .released(let time)):
            finish(duration: time - startedAt, sendsImmediately: true)
        case (.recording(let startedAt, true), .stopTapped(let time)):
            finish(duration: time - startedAt, sendsImmediately: false)
        case (.preview(let duration), .sendTapped), (.failed(let duration), .sendTapped):
            state = .sending(duration: duration)
            execute(.upload)
        case (.preview, .discardTapped), (.failed, .discardTapped):
            state = .idle
            execute(.discardFile)
        case (.sending, .sendSucceeded):
            state = .idle
        case (.sending(let duration), .sendFailed):
            state = .failed(duration: duration)
        default:
            break
        }
    }

    private func finish(duration: TimeInterval, sendsImmediately: Bool) {
        execute(.stopRecording)
        guard duration >= Self.minimumDuration else {
            state = .idle
            execute(.discardFile)
            execute(.showHint)
            return
        }
        let capped = min(duration, Self.maximumDuration)
        if sendsImmediately {
            state = .sending(duration: capped)
            execute(.upload)
        } else {
            state = .preview(duration: capped)
        }
    }
}
