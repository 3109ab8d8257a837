// The screens in the examples of rules about layouts.

extension [RuleExample.File] {
    /// A screen with a label at its start, and the rest of its views and constraints.
    static func screen(_ text: String, views: String = "", constraints: String = "") -> Self {
        [
            .init(
                "Base.lproj/Berths.storyboard",
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene><objects>
                <viewController id="con-00-000" customClass="BerthsViewController">
                  <view key="view" id="vie-00-001">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                    <subviews>
                      <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001">
                        <rect key="frame" x="20" y="20" width="80" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      </label>
                      \(views)
                    </subviews>
                    <constraints>
                      <constraint firstItem="lab-00-001" firstAttribute="leading" secondItem="vie-00-001"
                        secondAttribute="leading" constant="20" id="con-00-001"/>
                      <constraint firstItem="lab-00-001" firstAttribute="top" secondItem="vie-00-001"
                        secondAttribute="top" constant="20" id="con-00-002"/>
                      \(constraints)
                    </constraints>
                  </view>
                </viewController></objects></scene></scenes></document>

                """)
        ]
    }

    /// A screen with two labels in a row, of which the second resists more or less strongly.
    static func row(_ text: String, _ other: String, resistance: Int) -> Self {
        screen(
            text,
            views: """
                <label text="\(other)" horizontalHuggingPriority="249"
                        horizontalCompressionResistancePriority="\(resistance)"
                        translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-002">
                        <rect key="frame" x="108" y="20" width="192" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      </label>
                """,
            constraints: """
                <constraint firstItem="lab-00-002" firstAttribute="leading" secondItem="lab-00-001"
                        secondAttribute="trailing" constant="8" id="con-00-003"/>
                      <constraint firstItem="lab-00-002" firstAttribute="top" secondItem="vie-00-001"
                        secondAttribute="top" constant="20" id="con-00-004"/>
                      <constraint firstAttribute="trailing" secondItem="lab-00-002" secondAttribute="trailing"
                        constant="20" id="con-00-005"/>
                """)
    }
}
