/// The outlets and actions that classes of the system have.
enum SystemMember {
  /// Returns true if some class of the system has an outlet.
  static func isOutlet(_ name: String) -> Bool { outlets.contains(name) }

  /// Returns true if some class of the system has an action.
  static func isAction(_ selector: String) -> Bool { actions.contains(selector) }

  private static let outlets = words(
    """
    view delegate dataSource navigationItem tabBarItem toolbarItems tabBar navigationBar toolbar \
    searchDisplayController searchContentsController searchResultsDataSource searchResultsDelegate \
    searchBar tableView collectionView window parentViewController splitViewController \
    navigationController tabBarController presentingViewController viewControllers rootViewController \
    gestureRecognizers accessoryView editingAccessoryView inputView inputAccessoryView backgroundView \
    selectedBackgroundView multipleSelectionBackgroundView textLabel detailTextLabel imageView \
    contentView leftBarButtonItem rightBarButtonItem leftBarButtonItems rightBarButtonItems \
    backBarButtonItem titleView tableHeaderView tableFooterView refreshControl customView \
    prefetchDataSource dragDelegate dropDelegate spokenLanguage layout collectionViewLayout \
    headerView footerView leftView rightView maskView preferredFocusedView focusItemsDelegate \
    UIDelegate uiDelegate navigationDelegate frameLoadDelegate policyDelegate resourceLoadDelegate \
    downloadDelegate editingDelegate scene sceneDelegate dimmingView exit sourceView sourceItemView \
    textField menu dockMenu nextKeyView initialFirstResponder contentViewController windowController \
    toolbar splitView tabView tabViewItem formatter searchMenuTemplate submenu detailViewController \
    contentView documentView headerCell cornerView dataCell outlineTableColumn itemPrototype \
    selectedItem content contentArray contentSet managedObjectContext sortDescriptors \
    representedObject document owner previousKeyView menuFormRepresentation toolTip popover \
    positioningView playerView player target accessibilityTitleUIElement \
    accessibilityLinkedUIElements accessibilityServesAsTitleForUIElements mainMenu servicesMenu \
    windowsMenu helpMenu fontMenu _popUpItemSelector searchField touchBar defaultValue \
    parentWindow drawer leadingOffset undoManager imageBrowserView contentPlaceholder scrollView \
    textView view1 collectionViewItem verticalScroller horizontalScroller titleCell \
    previewView mapView notificationAlertLabel notificationSubtitleLabel notificationBodyLabel
    """
  )

  private static let actions = words(
    """
    cut: copy: paste: delete: select: selectAll: undo redo undo: redo: becomeFirstResponder \
    resignFirstResponder endEditing: dismissModalViewControllerAnimated: toggleBoldface: \
    toggleItalics: toggleUnderline: makeTextWritingDirectionLeftToRight: reload stopLoading goBack \
    goForward goBack: goForward: reload: stopLoading: reloadFromOrigin: increaseSize: decreaseSize: \
    find: findNext: findPrevious: findAndReplace: useSelectionForFind: printContent: rename: \
    duplicate: move: export: pasteAndMatchStyle: pasteAndGo: pasteAndSearch: \
    showContextMenuForSelection: toggleSidebar: toggleInspector: showWritingTools: \
    performClose: performMiniaturize: performZoom: performClick: miniaturize: zoom: close close: \
    deminiaturize: makeKeyAndOrderFront: makeKeyWindow orderFront: orderBack: orderOut: center \
    toggleFullScreen: toggleToolbarShown: runToolbarCustomizationPalette: toggleTabBar: \
    toggleTabOverview: selectNextTab: selectPreviousTab: moveTabToNewWindow: mergeAllWindows: \
    newWindowForTab: print: runPageLayout: printDocument: saveDocument: saveDocumentAs: \
    saveDocumentTo: saveAllDocuments: openDocument: newDocument: newDocumentAndTitle: \
    revertDocumentToSaved: browseDocumentVersions: duplicateDocument: renameDocument: \
    moveDocument: moveDocumentToUbiquityContainer: lockDocument: unlockDocument: \
    clearRecentDocuments: terminate: hide: hideOtherApplications: unhide: unhideAllApplications: \
    arrangeInFront: orderFrontStandardAboutPanel: orderFrontColorPanel: orderFrontCharacterPalette: \
    orderFrontFontPanel: orderFrontSubstitutionsPanel: orderFrontLinkPanel: orderFrontListPanel: \
    orderFrontTablePanel: orderFrontSpacingPanel: orderFrontStylesPanel: orderFrontHelpPanel: \
    orderFrontDictionaryPanel: showHelp: activateContextHelpMode: showContextHelp: \
    addFontTrait: modifyFont: changeFont: changeColor: changeAttributes: changeDocumentBackgroundColor: \
    removeFontTrait: convertFont: copyFont: pasteFont: copyRuler: pasteRuler: toggleRuler: \
    underline: subscript: superscript: unscript: raiseBaseline: lowerBaseline: useStandardKerning: \
    turnOffKerning: tightenKerning: loosenKerning: useStandardLigatures: turnOffLigatures: \
    useAllLigatures: alignLeft: alignCenter: alignRight: alignJustified: outline: \
    makeBaseWritingDirectionNatural: makeBaseWritingDirectionLeftToRight: \
    makeBaseWritingDirectionRightToLeft: makeTextWritingDirectionNatural: \
    makeTextWritingDirectionRightToLeft: pasteAsPlainText: pasteAsRichText: centerSelectionInVisibleArea: \
    performFindPanelAction: performTextFinderAction: performFindAction: showGuessPanel: \
    checkSpelling: checkGrammarInSelection: toggleContinuousSpellChecking: toggleGrammarChecking: \
    toggleAutomaticSpellingCorrection: toggleAutomaticTextReplacement: toggleAutomaticTextCompletion: \
    toggleAutomaticQuoteSubstitution: toggleAutomaticDashSubstitution: \
    toggleAutomaticDataDetection: toggleAutomaticLinkDetection: toggleSmartInsertDelete: \
    toggleSmartLists: uppercaseWord: lowercaseWord: capitalizeWord: startSpeaking: stopSpeaking: \
    complete: insertNewline: insertTab: insertText: deleteBackward: deleteForward: cancelOperation: \
    cancel: moveUp: moveDown: moveLeft: moveRight: pageUp: pageDown: scrollPageUp: scrollPageDown: \
    scrollToBeginningOfDocument: scrollToEndOfDocument: selectLine: selectParagraph: selectWord: \
    selectText: selectNextKeyView: selectPreviousKeyView: add: addChild: insert: insertChild: \
    remove: removeSelectionIndexes: selectNext: selectPrevious: fetch: commitEditing discardEditing \
    save: revert: revertToInitialValues: takeIntValueFrom: takeFloatValueFrom: takeDoubleValueFrom: \
    takeStringValueFrom: takeObjectValueFrom: takeIntegerValueFrom: takeColorFrom: \
    takeStringURLFrom: takeSelectedTabViewItemFromSender: takePasswordFrom: selectItem: \
    selectFirstTabViewItem: selectLastTabViewItem: selectNextTabViewItem: \
    selectPreviousTabViewItem: toggle: open: startAnimation: stopAnimation: animate: deselectAll: \
    expandItem: collapseItem: reloadData sizeToFit sizeLastColumnToFit hideColumn: toggleColumn: \
    performAction: validateVisibleItems toggleSourceList: zoomIn: zoomOut: zoomToFit: \
    zoomImageToFit: zoomImageToActualSize: rotateImageLeft: rotateImageRight: setImage: \
    goToNextPage: goToPreviousPage: goToFirstPage: goToLastPage: showPackageInfo: dismissController: \
    dismissViewController: performShow: noResponderFor: makeTextLarger: makeTextSmaller: \
    makeTextStandardSize: toggleContinuousSpellChecking toggleQuickLookPreviewPanel: \
    quickLookPreviewItems: showPageSetup: takeSortDescriptorsFrom: toggleBaseWritingDirection: \
    transpose: yank: indent: paste unhideApplication: showWindow: setNeedsDisplay deactivate \
    dismiss: orderFrontRegardless clear: runCustomizationPalette: showPrintPanel: \
    toggleAutomaticTextCompletion: changeSpelling: ignoreSpelling: submenuAction: nextPage: \
    previousPage: show hide
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
