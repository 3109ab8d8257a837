// swift-format-ignore-file
// The part of SwiftUI that SwellRuntime uses, declared as in Apple's SDK, to check its types where there is no SwiftUI.

@_exported import Combine
@_exported import Foundation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("declared only") }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = ModifierContent<Self>
}

public struct ModifierContent<Modifier>: View {
    public var body: Never { fatalError("declared only") }
}

public struct Changed<Content: View>: View {
    public var body: Never { fatalError("declared only") }
}

extension View {
    public func modifier<T: ViewModifier>(_ modifier: T) -> Changed<Self> { fatalError("declared only") }
    public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        Changed<Self>()
    }
    public func id<ID: Hashable>(_ id: ID) -> some View { Changed<Self>() }
    public func tag<V: Hashable>(_ tag: V) -> some View { Changed<Self>() }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { Changed<Self>() }
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues: Sendable {
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }
    public var locale: Locale
    public var layoutDirection: LayoutDirection
}

@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject> {
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
    public var wrappedValue: ObjectType { fatalError("declared only") }
}

@propertyWrapper
public struct Binding<Value> {
    public var wrappedValue: Value
    @preconcurrency
    public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void)
    { fatalError("declared only") }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
    public var body: Never { fatalError("declared only") }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
    public var body: Never { fatalError("declared only") }
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public struct Text: View {
    public init(verbatim content: String) {}
    public var body: Never { fatalError("declared only") }
}

public struct Image: View {
    public init(systemName: String) {}
    public var body: Never { fatalError("declared only") }
}
