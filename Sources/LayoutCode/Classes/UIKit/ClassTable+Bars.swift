extension ClassTable {
  /// Bars and their items.
  static let bars = """
    @UISearchBar UIView searchBar
    text;text;text
    placeholder;text;placeholder
    prompt;text;prompt
    barStyle;E:UIBarStyle;barStyle;;default
    searchBarStyle;E:UISearchBarStyle;searchBarStyle;;default
    translucent;is;translucent;;true
    barTintColor;color;barTintColor;;nil
    backgroundImage;image;backgroundImage;;nil
    showsBookmarkButton;bool;showsBookmarkButton;;false
    showsCancelButton;bool;showsCancelButton;;false
    showsScopeBar;bool;showsScopeBar;;false
    showsSearchResultsButton;bool;showsSearchResultsButton;;false
    selectedScopeButtonIndex;int;selectedScopeButtonIndex;;0
    :scopeButtonTitles;strings;scopeButtonTitles
    *traits
    @UINavigationBar UIView navigationBar
    barStyle;E:UIBarStyle;barStyle;;default
    translucent;is;translucent;;true
    barTintColor;color;barTintColor;;nil
    largeTitles;bool;prefersLargeTitles;;false
    backIndicatorImage;image;backIndicatorImage;;nil
    backIndicatorTransitionMaskImage;image;backIndicatorTransitionMaskImage;;nil
    shadowImage;image;shadowImage;;nil
    titleTextAttributes;textAttributes;titleTextAttributes
    largeTitleTextAttributes;textAttributes;largeTitleTextAttributes
    standardAppearance;sub:UINavigationBarAppearance;standardAppearance
    scrollEdgeAppearance;sub:UINavigationBarAppearance;scrollEdgeAppearance
    compactAppearance;sub:UINavigationBarAppearance;compactAppearance
    compactScrollEdgeAppearance;sub:UINavigationBarAppearance;compactScrollEdgeAppearance;;;15.0
    @UIBarAppearance NSObject barAppearance
    backgroundColor;color;backgroundColor
    backgroundImage;image;backgroundImage
    backgroundImageContentMode;E:UIViewContentMode;backgroundImageContentMode
    shadowColor;color;shadowColor
    shadowImage;image;shadowImage
    @UINavigationBarAppearance UIBarAppearance navigationBarAppearance
    titleTextAttributes;textAttributes;titleTextAttributes
    largeTitleTextAttributes;textAttributes;largeTitleTextAttributes
    @UITabBarAppearance UIBarAppearance tabBarAppearance
    @UIToolbarAppearance UIBarAppearance toolbarAppearance
    @UIToolbar UIView toolbar
    barStyle;E:UIBarStyle;barStyle;;default
    translucent;is;translucent;;true
    barTintColor;color;barTintColor;;nil
    standardAppearance;sub:UIToolbarAppearance;standardAppearance
    scrollEdgeAppearance;sub:UIToolbarAppearance;scrollEdgeAppearance;;;15.0
    compactAppearance;sub:UIToolbarAppearance;compactAppearance
    @UITabBar UIView tabBar
    barStyle;E:UIBarStyle;barStyle;;default
    translucent;is;translucent;;true
    barTintColor;color;barTintColor;;nil
    selectedImageTintColor;color;tintColor
    unselectedItemTintColor;color;unselectedItemTintColor;;nil
    backgroundImage;image;backgroundImage;;nil
    shadowImage;image;shadowImage;;nil
    selectionIndicatorImage;image;selectionIndicatorImage;;nil
    itemPositioning;E:UITabBarItemPositioning;itemPositioning;;automatic
    itemWidth;num;itemWidth
    itemSpacing;num;itemSpacing
    standardAppearance;sub:UITabBarAppearance;standardAppearance
    scrollEdgeAppearance;sub:UITabBarAppearance;scrollEdgeAppearance;;;15.0
    @UIBarItem NSObject barItem
    title;text;title
    image;image;image;;nil
    landscapeImage;image;landscapeImagePhone;;nil
    largeContentSizeImage;image;largeContentSizeImage;;nil
    enabled;is;enabled;;true
    tag;int;tag;;0
    imageInsets;inset;imageInsets
    accessibilityConfiguration/label;text;accessibilityLabel
    accessibilityConfiguration/hint;text;accessibilityHint
    accessibilityConfiguration/identifier;str;accessibilityIdentifier
    accessibilityConfiguration/isElement/value;is;isAccessibilityElement|isAccessibilityElement
    accessibilityConfiguration/traits;F:UIAccessibilityTraits;accessibilityTraits
    @UIBarButtonItem UIBarItem barButtonItem
    style;E:UIBarButtonItemStyle;style;;plain
    width;num;width;;0
    tintColor;color;tintColor;;nil
    selected;is;selected;;false;15.0
    springLoaded;is;springLoaded;;false
    @UITabBarItem UIBarItem tabBarItem
    selectedImage;image;selectedImage;;nil
    badgeValue;str;badgeValue
    badgeColor;color;badgeColor;;nil
    @UINavigationItem NSObject navigationItem
    title;text;title
    prompt;text;prompt
    largeTitleDisplayMode;E:UINavigationItemLargeTitleDisplayMode;largeTitleDisplayMode;;automatic
    hidesBackButton;bool;hidesBackButton;;false
    leftItemsSupplementBackButton;bool;leftItemsSupplementBackButton;;false
    backButtonTitle;text;backButtonTitle
    backButtonDisplayMode;E:UINavigationItemBackButtonDisplayMode;backButtonDisplayMode;;default;14.0
    style;E:UINavigationItemStyle;style;;navigator;16.0
    """
}
