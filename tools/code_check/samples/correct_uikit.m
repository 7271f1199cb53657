// Correct code of a controller with the kinds of statement that generated code has.
@import UIKit;

@interface LoginController : UIViewController <UITableViewDataSource>
@property (nonatomic, strong, readonly) UILabel *heading;
@property (nonatomic, weak) IBOutlet UIButton *button;
- (IBAction)logIn:(id)sender;
@end

@implementation LoginController

- (void)viewDidLoad {
  [super viewDidLoad];
  _heading = [[UILabel alloc] init];
  self.heading.text = NSLocalizedStringFromTable(@"a.text", @"Main", nil);
  self.heading.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
  self.heading.accessibilityTraits = UIAccessibilityTraitHeader | UIAccessibilityTraitStaticText;
  self.heading.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleTopMargin;
  [self.heading setContentHuggingPriority:251 forAxis:UILayoutConstraintAxisHorizontal];
  [NSLayoutConstraint activateConstraints:@[
    [self.heading.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor constant:3],
  ]];
  NSDictionary *views = NSDictionaryOfVariableBindings(_heading);
  [NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[_heading]-|" options:0 metrics:nil views:views];
  UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
  button.frame = CGRectMake(1, 2, 3, 4);
  [button addTarget:self action:@selector(logIn:) forControlEvents:UIControlEventTouchUpInside];
  [button setTitleColor:[UIColor colorNamed:@"accent"] forState:UIControlStateHighlighted];
  if (@available(iOS 15.0, *)) {
    UIButtonConfiguration *configuration = [UIButtonConfiguration filledButtonConfiguration];
    configuration.title = @"Log in";
    button.configuration = configuration;
  }
  for (UIView *subview in self.view.subviews) { subview.hidden = YES; }
}

- (IBAction)logIn:(id)sender {
  [self performSegueWithIdentifier:@"done" sender:sender];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return 1;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  return [tableView dequeueReusableCellWithIdentifier:@"cell" forIndexPath:indexPath];
}

@end
