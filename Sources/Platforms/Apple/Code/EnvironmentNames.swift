// How SwiftUI hands the language and its direction to views.

/// Names in the environment of views.
public enum EnvironmentNames {
    /// The modifier that sets a value, and those values.
    public static let modifier: StaticString = "environment"
    /// The key path of the language.
    public static let locale: StaticString = ".locale"
    /// The key path of the direction of writing.
    public static let direction: StaticString = ".layoutDirection"
    /// The modifier that says in which language a text is set.
    public static let typesetting: StaticString = "typesettingLanguage"
    /// What draws a picture of views, which has an environment of its own.
    public static let renderer: StaticString = "ImageRenderer"
    /// The attribute of properties whose changes make views anew.
    public static let published: StaticString = "Published"
    /// The protocol of views.
    public static let view: StaticString = "View"
    /// The modifier that gives a view an identity, so that a new one rebuilds it.
    public static let identity: StaticString = "id"
    /// The function that replaces the class of the app's bundle, and with it the language of look-ups.
    public static let classSetter: StaticString = "object_setClass"
    /// Functions that end the app, before it starts again.
    public static let ends: Set<String> = ["exit", "terminate"]
    /// What code assigns that rebuilds all views of UIKit.
    public static let root: StaticString = "rootViewController"
}
