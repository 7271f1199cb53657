// Code that Apple's SDK rejects. Each marked line must fail, and only those.
#import <UIKit/UIKit.h>

void wrong(UIView *view, UIButton *button) {
  // error: property 'rowHeight' not found
  view.rowHeight = 44;
  // error: incompatible pointer to integer
  view.tag = @"3";
  // error: use of undeclared identifier 'UIControlStateActive'
  [button setTitle:@"x" forState:UIControlStateActive];
  // error: no known class method
  view.backgroundColor = [UIColor roseColor];
  // error: is only available on iOS 15.0
  view.backgroundColor = [UIColor systemMintColor];
  // error: incompatible pointer types
  view.backgroundColor = [UIImage imageNamed:@"x"];
  // error: undeclared selector
  [button addTarget:view action:@selector(noSuchAction:) forControlEvents:UIControlEventTouchUpInside];
}
