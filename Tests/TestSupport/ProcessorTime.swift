// Measures the duration of work independently of other load.

import Foundation

/// Measures processor time.
public enum ProcessorTime {
    /// Returns this thread's processor time in microseconds, because other tests run in parallel.
    public static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    /// Returns the microseconds that `work` takes, at least 1; the minimum of three tries.
    public static func least(_ work: () throws -> Void) rethrows -> Double {
        var least = Double.infinity
        for _ in 0..<3 {
            let start = now()
            try work()
            least = min(least, now() - start)
        }
        return max(least, 1)
    }
}
