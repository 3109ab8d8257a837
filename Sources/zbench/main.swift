import Configuration
import Platform
for path in CommandLine.arguments.dropFirst() {
    for _ in 0..<4 {
    let bytes = try FileReader.read(path)
    var a = timespec(), b = timespec()
    clock_gettime(CLOCK_MONOTONIC, &a)
    let c = try Configuration.read(bytes, file: path)
    clock_gettime(CLOCK_MONOTONIC, &b)
    print(path, c.budgets.count, Double(b.tv_sec - a.tv_sec) + Double(b.tv_nsec - a.tv_nsec) / 1e9)
    }
}
