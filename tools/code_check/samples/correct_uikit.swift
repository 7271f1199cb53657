// swift-format-ignore-file
// Correct code of a controller with the kinds of statement that generated code has.
import UIKit

final class LoginController: UIViewController, UITableViewDataSource {
  let heading = UILabel()
  let button = UIButton(type: .system)
  @IBOutlet var field: UITextField!
  let table = UITableView(frame: .zero, style: .plain)

  override func loadView() {
    view = UIView()
    view.addSubview(heading)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureTexts()
    heading.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    heading.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    heading.setContentCompressionResistancePriority(.required, for: .vertical)
    NSLayoutConstraint.activate([
      heading.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      heading.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5),
      NSLayoutConstraint(
        item: heading, attribute: .top, relatedBy: .equal, toItem: view, attribute: .topMargin,
        multiplier: 1, constant: 3),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a]-|", options: [.alignAllTop], metrics: nil,
        views: ["a": heading]))
    if #available(iOS 15.0, *) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Log in"
      configuration.baseBackgroundColor = .systemMint
      configuration.attributedTitle = AttributedString("Log in")
      configuration.attributedTitle?.font = .systemFont(ofSize: 17)
      button.configuration = configuration
    }
    if #available(iOS 17.0, *) {
      registerForTraitChanges([UITraitHorizontalSizeClass.self], action: #selector(follow))
    }
    let recognizer = UITapGestureRecognizer(target: self, action: #selector(logIn(_:)))
    recognizer.numberOfTapsRequired = 2
    view.addGestureRecognizer(recognizer)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(logIn(_:)))
    table.register(LoginCell.self, forCellReuseIdentifier: "cell")
    setValue(3, forKeyPath: "heading.numberOfLines")
  }

  private func configureTexts() {
    heading.text = NSLocalizedString("a.text", tableName: "Main", comment: "")
    heading.font = UIFont.preferredFont(forTextStyle: .body)
    heading.adjustsFontForContentSizeCategory = true
    heading.attributedText = NSAttributedString(
      string: "x",
      attributes: [.font: UIFont.systemFont(ofSize: 3), .foregroundColor: UIColor.systemRed])
    heading.accessibilityTraits = [.header, .staticText]
    button.setTitle("Log in", for: .normal)
    button.setTitleColor(UIColor(named: "accent"), for: [.highlighted, .selected])
    button.titleLabel?.font = UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: .boldSystemFont(ofSize: 20))
    button.addTarget(self, action: #selector(logIn(_:)), for: .touchUpInside)
    field.clearButtonMode = .whileEditing
    field.textContentType = .username
    let symbol = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 3, weight: .bold))
    tabBarItem = UITabBarItem(title: "Log in", image: symbol, tag: 3)
    view.layer.borderColor = UIColor.red.cgColor
  }

  @objc private func follow() {
    if traitCollection.horizontalSizeClass == .compact { heading.isHidden = true }
  }

  @IBAction func logIn(_ sender: Any) {
    performSegue(withIdentifier: "done", sender: sender)
    let next = UINavigationController(rootViewController: UIViewController())
    next.modalPresentationStyle = .overFullScreen
    present(next, animated: true)
    addChild(next)
    next.didMove(toParent: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let destination = segue.destination as? LoginController { destination.title = "" }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

final class LoginCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
