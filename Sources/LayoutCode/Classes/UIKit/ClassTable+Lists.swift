extension ClassTable {
  /// Scroll views, tables and collections of UIKit.
  static let lists = """
    @UIScrollView UIView scrollView
    scrollEnabled;is;scrollEnabled;;true
    pagingEnabled;is;pagingEnabled;;false
    directionalLockEnabled;is;directionalLockEnabled;;false
    bounces;bool;bounces;;true
    bouncesZoom;bool;bouncesZoom;;true
    alwaysBounceVertical;bool;alwaysBounceVertical;;false
    alwaysBounceHorizontal;bool;alwaysBounceHorizontal;;false
    showsVerticalScrollIndicator;bool;showsVerticalScrollIndicator;;true
    showsHorizontalScrollIndicator;bool;showsHorizontalScrollIndicator;;true
    indicatorStyle;E:UIScrollViewIndicatorStyle;indicatorStyle;;default
    delaysContentTouches;bool;delaysContentTouches;;true
    canCancelContentTouches;bool;canCancelContentTouches;;true
    minimumZoomScale;num;minimumZoomScale;;1
    maximumZoomScale;num;maximumZoomScale;;1
    scrollsToTop;bool;scrollsToTop;;true
    keyboardDismissMode;E:UIScrollViewKeyboardDismissMode;keyboardDismissMode;;none
    contentInsetAdjustmentBehavior;E:UIScrollViewContentInsetAdjustmentBehavior;contentInsetAdjustmentBehavior;;automatic
    contentInset;inset;contentInset;;0
    scrollIndicatorInsets;inset;scrollIndicatorInsets;;0
    contentSize;size;contentSize
    @UITextView UIScrollView textView
    text;text;text
    attributedText;attributed;attributedText
    fontDescription;font;font
    textColor;color;textColor
    textAlignment;E:NSTextAlignment;textAlignment;;natural
    editable;is;editable;;true
    selectable;is;selectable;;true
    allowsEditingTextAttributes;bool;allowsEditingTextAttributes;;false
    adjustsFontForContentSizeCategory;bool;adjustsFontForContentSizeCategory;;false
    dataDetectorTypes;F:UIDataDetectorTypes;dataDetectorTypes
    findInteractionEnabled;is;findInteractionEnabled;;false;16.0
    *traits
    @UITableView UIScrollView tableView
    rowHeight;dimension;rowHeight;;44
    estimatedRowHeight;dimension;estimatedRowHeight;;-1
    sectionHeaderHeight;dimension;sectionHeaderHeight;;-1
    sectionFooterHeight;dimension;sectionFooterHeight;;-1
    estimatedSectionHeaderHeight;dimension;estimatedSectionHeaderHeight;;-1
    estimatedSectionFooterHeight;dimension;estimatedSectionFooterHeight;;-1
    sectionIndexMinimumDisplayRowCount;int;sectionIndexMinimumDisplayRowCount;;0
    separatorStyle;E:UITableViewCellSeparatorStyle;separatorStyle;;default
    separatorInsetReference;E:UITableViewSeparatorInsetReference;separatorInsetReference;;fromCellEdges
    separatorColor;color;separatorColor;;nil
    separatorInset;inset;separatorInset
    sectionIndexColor;color;sectionIndexColor;;nil
    sectionIndexBackgroundColor;color;sectionIndexBackgroundColor;;nil
    sectionIndexTrackingBackgroundColor;color;sectionIndexTrackingBackgroundColor;;nil
    allowsSelection;bool;allowsSelection;;true
    allowsMultipleSelection;bool;allowsMultipleSelection;;false
    allowsSelectionDuringEditing;bool;allowsSelectionDuringEditing;;false
    allowsMultipleSelectionDuringEditing;bool;allowsMultipleSelectionDuringEditing;;false
    cellLayoutMarginsFollowReadableWidth;bool;cellLayoutMarginsFollowReadableWidth;;false
    contentViewInsetsToSafeArea;bool;insetsContentViewsToSafeArea;;true
    remembersLastFocusedIndexPath;bool;remembersLastFocusedIndexPath;;false
    springLoaded;is;springLoaded;;false
    dragInteractionEnabled;bool;dragInteractionEnabled;;true
    @UITableViewCell UIView tableViewCell
    selectionStyle;E:UITableViewCellSelectionStyle;selectionStyle;;default
    accessoryType;E:UITableViewCellAccessoryType;accessoryType;;none
    editingAccessoryType;E:UITableViewCellAccessoryType;editingAccessoryType;;none
    focusStyle;E:UITableViewCellFocusStyle;focusStyle;;default
    indentationWidth;num;indentationWidth;;10
    indentationLevel;int;indentationLevel;;0
    shouldIndentWhileEditing;bool;shouldIndentWhileEditing;;true
    showsReorderControl;bool;showsReorderControl;;false
    separatorInset;inset;separatorInset
    image;image;imageView?.image|imageView.image
    @UICollectionView UIScrollView collectionView
    prefetchingEnabled;is;prefetchingEnabled;;true
    allowsSelection;bool;allowsSelection;;true
    allowsMultipleSelection;bool;allowsMultipleSelection;;false
    remembersLastFocusedIndexPath;bool;remembersLastFocusedIndexPath;;false
    springLoaded;is;springLoaded;;false
    dragInteractionEnabled;bool;dragInteractionEnabled;;true
    selfSizingInvalidation;E:UICollectionViewSelfSizingInvalidation;selfSizingInvalidation;;enabled;16.0
    @UICollectionReusableView UIView collectionReusableView
    @UICollectionViewCell UICollectionReusableView collectionViewCell
    @UICollectionViewLayout NSObject collectionViewLayout
    @UICollectionViewFlowLayout UICollectionViewLayout collectionViewFlowLayout
    scrollDirection;E:UICollectionViewScrollDirection;scrollDirection;;vertical
    minimumLineSpacing;num;minimumLineSpacing;;10
    minimumInteritemSpacing;num;minimumInteritemSpacing;;10
    itemSize;size;itemSize
    headerReferenceSize;size;headerReferenceSize
    footerReferenceSize;size;footerReferenceSize
    sectionInset;inset;sectionInset;;0
    sectionInsetReference;E:UICollectionViewFlowLayoutSectionInsetReference;sectionInsetReference;;contentInset
    estimatedItemSize;size;estimatedItemSize
    automaticEstimatedItemSize;yes;estimatedItemSize = UICollectionViewFlowLayout.automaticSize|estimatedItemSize = UICollectionViewFlowLayoutAutomaticSize
    """
}
