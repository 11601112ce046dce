import Foundation

struct Puzzle: Equatable {
    let day: Int
    let grid: String
}

enum PuzzleSource: Equatable {
    case cache, network, fallback
}

struct LoadedPuzzle: Equatable {
    let puzzle: Puzzle
    let source: PuzzleSource
}

struct PuzzleUnavailable: Error {
    let day: Int
    let cause: Error
}

protocol PuzzleAPI {
    func fetchPuzzle(day: Int) async throws -> Puzzle
}

protocol PuzzleCache {
    func puzzle(day: Int) async -> Puzzle?
    func latest(before day: Int) async -> Puzzle?
    func save(_ puzzle: Puzzle) async
}

struct DailyPuzzleRepository {
    private let api: PuzzleAPI
    private let cache: PuzzleCache
    private let maxAttempts: Int

    init(api: PuzzleAPI, cache: PuzzleCache, maxAttempts: Int = 3) {
        precondition(maxAttempts >= 1)
        self.api = api
        self.cache = cache
        self.maxAttempts = maxAttempts
    }

    func load(day: Int, forceRefresh: Bool = false) async throws -> LoadedPuzzle {
        if !forceRefresh, let cached = await cache.puzzle(day: day) {
            return LoadedPuzzle(puzzle: cached, source: .cache)
        }

        do {
            let fresh = try await fetchWithRetry(day: day)
            await cache.save(fresh)
            return LoadedPuzzle(puzzle: fresh, source: .network)
        } catch let error as CancellationError {
            throw error
        } catch {
            guard let older = await cache.latest(before: day) else {
                throw PuzzleUnavailable(day: day, cause: error)
            }
            return LoadedPuzzle(puzzle: older, source: .fallback)
        }
    }

    private func fetchWithRetry(day: Int) async throws -> Puzzle {
        var attempt = 1
        while true {
            do {
                return try await api.fetchPuzzle(day: day)
            } catch {
                if error is CancellationError || attempt == maxAttempts { throw error }
                try await Task.sleep(nanoseconds: UInt64(attempt) * 500_000_000)
                attempt += 1
            }
        }
    }
}
