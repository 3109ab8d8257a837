// What a view of a layout is, by its class.

/// What a view is for the layout.
enum ViewKind: Sendable {
    case text(TextKind)
    /// Children one after the other.
    case linear
    /// Each child by itself in the whole room.
    case frame
    /// The same, as high as its child.
    case scroll
    case scrollSideways
    case relative
    case constraint
    /// A line or a strip that only others refer to.
    case guideline, barrier
    /// Names others, and has no size.
    case helper
    /// Its contents are not laid out here: a list, a picture, or a class that is not known.
    case leaf
    /// Children are laid out in a way that is not known.
    case opaque
    /// A spacer, an image or another view without text or children.
    case plain
}

/// What a view with a text is.
enum TextKind: Sendable {
    case label, button, materialButton, checkbox, radioButton, toggle, chip, field, inputLayout, toolbar, tab
}

extension ViewKind {
    /// The kind of a class of the framework or of a usual library; nil if it is not known.
    init?(className: String) {
        let name = className.split(separator: ".").last.map(String.init) ?? className
        // A class of the app with a usual name may be anything.
        guard !className.contains(".") || Self.packages.contains(where: className.hasPrefix) else { return nil }
        guard let kind = Self.known[name] else { return nil }
        self = kind
    }

    /// How the full names of the classes of the framework and of its usual libraries begin.
    static let packages = ["android.", "androidx.", "com.google.android.material."]

    private static let known: [String: ViewKind] = {
        var all: [String: ViewKind] = [:]
        func add(_ kind: ViewKind, _ names: String) {
            for name in names.split(separator: " ") { all[String(name)] = kind }
        }
        add(.linear, "LinearLayout LinearLayoutCompat RadioGroup AppBarLayout MaterialButtonToggleGroup")
        add(
            .frame,
            "FrameLayout CardView MaterialCardView CoordinatorLayout SwipeRefreshLayout CollapsingToolbarLayout "
                + "DrawerLayout FragmentContainerView ViewFlipper ViewSwitcher ViewAnimator ViewStub BottomAppBar")
        add(.scroll, "ScrollView NestedScrollView")
        add(.scrollSideways, "HorizontalScrollView")
        add(.relative, "RelativeLayout")
        add(.constraint, "ConstraintLayout MotionLayout")
        add(.guideline, "Guideline")
        add(.barrier, "Barrier")
        add(.helper, "Group Layer")
        add(.opaque, "GridLayout TableLayout TableRow FlexboxLayout AbsoluteLayout ChipGroup TabLayout Flow")
        add(
            .leaf,
            "RecyclerView ListView GridView WebView ViewPager ViewPager2 Spinner AppCompatSpinner SearchView "
                + "BottomNavigationView NavigationView")
        add(
            .plain,
            "View ImageView AppCompatImageView ShapeableImageView ImageButton AppCompatImageButton Space ProgressBar "
                + "SeekBar RatingBar LinearProgressIndicator CircularProgressIndicator FloatingActionButton "
                + "MaterialDivider SurfaceView TextureView VideoView Slider")
        add(.text(.label), "TextView AppCompatTextView MaterialTextView CheckedTextView AppCompatCheckedTextView")
        add(.text(.button), "Button AppCompatButton ToggleButton ExtendedFloatingActionButton")
        add(.text(.materialButton), "MaterialButton")
        add(.text(.checkbox), "CheckBox AppCompatCheckBox MaterialCheckBox")
        add(.text(.radioButton), "RadioButton AppCompatRadioButton MaterialRadioButton")
        add(.text(.toggle), "Switch SwitchCompat SwitchMaterial MaterialSwitch")
        add(.text(.chip), "Chip")
        add(
            .text(.field),
            "EditText AppCompatEditText TextInputEditText AutoCompleteTextView AppCompatAutoCompleteTextView "
                + "MultiAutoCompleteTextView MaterialAutoCompleteTextView")
        add(.text(.inputLayout), "TextInputLayout")
        add(.text(.toolbar), "Toolbar MaterialToolbar")
        add(.text(.tab), "TabItem")
        return all
    }()
}

extension TextKind {
    /// The attribute of the theme with its default style.
    func defaultStyle(usesMaterial: Bool) -> String {
        switch self {
        case .label: "textViewStyle"
        case .button: usesMaterial ? "materialButtonStyle" : "buttonStyle"
        case .materialButton: "materialButtonStyle"
        case .checkbox: "checkboxStyle"
        case .radioButton: "radioButtonStyle"
        case .toggle: "switchStyle"
        case .chip: "chipStyle"
        case .field: "editTextStyle"
        case .inputLayout: "textInputStyle"
        case .toolbar: "toolbarStyle"
        case .tab: "tabStyle"
        }
    }

    /// The least room that its mark takes beside the text.
    var markWidth: Double {
        switch self {
        case .checkbox, .radioButton: 24
        case .toggle: 32
        case .label, .button, .materialButton, .chip, .field, .inputLayout, .toolbar, .tab: 0
        }
    }
}
