import Foundation

protocol VolumeControllerProtocol: AnyObject {
    var volume: Int { get set }
    var isMuted: Bool { get set }
    func stepUp()
    func stepDown()
}

protocol VolumeListening: AnyObject {
    func volumeDidChange(to volume: Int, isMuted: Bool)
}

extension VolumeControllerProtocol {
    func stepUp() { volume += 5 }
    func stepDown() { volume -= 5 }
}

final class VolumeController: VolumeControllerProtocol {
    private enum Keys {
        static let volume = "player.volume"
        static let muted = "player.muted"
    }

    private let storage: KeyValueStorageProtocol
    private let listeners = NSHashTable<AnyObject>.weakObjects()

    var volume: Int {
        didSet {
            volume = min(max(volume, 0), 100)
            guard volume != oldValue else { return }
            storage.set(volume, forKey: Keys.volume)
            if isMuted && volume > oldValue {
                isMuted = false
            } else {
                notify()
            }
        }
    }

    var isMuted: Bool {
        didSet {
            guard isMuted != oldValue else { return }
            storage.set(isMuted, forKey: Keys.muted)
            notify()
        }
    }

    init(storage: KeyValueStorageProtocol) {
        self.storage = storage
        self.volume = storage.integer(forKey: Keys.volume) ?? 50
        self.isMuted = storage.bool(forKey: Keys.muted) ?? false
    }

    var effectiveVolume: Int {
        isMuted ? 0 : volume
    }

    func add(_ listener: VolumeListening) {
        listeners.add(listener)
    }

    func remove(_ listener: VolumeListening) {
        listeners.remove(listener)
    }

    private func notify() {
        for case let listener as VolumeListening in listeners.allObjects {
            listener.volumeDidChange(to: volume, isMuted: isMuted)
        }
    }
}
