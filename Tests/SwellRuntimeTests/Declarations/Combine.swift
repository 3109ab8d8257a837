// swift-format-ignore-file
// The part of Combine that SwellRuntime uses, to check its types where there is no Combine.

public protocol ObservableObject: AnyObject {}

@propertyWrapper
public struct Published<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
