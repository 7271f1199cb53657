"""The check against sources: a cold and a warm run over a thousand files of Swift."""

import os
import pathlib
import shutil

from board import Line
from processes import run_measured

FILES = 1000
MEMBERS = 12


def source(number):
    """A controller of usual size: outlets, actions, uses of names, and methods without facts."""
    outlets = "".join(f"  @IBOutlet weak var label{n}: UILabel!\n" for n in range(MEMBERS))
    actions = "".join(f"  @IBAction func tap{n}(_ sender: UIButton) {{ open({n}) }}\n" for n in range(4))
    methods = "".join(
        f"  private func compute{n}(_ values: [Int], factor: Double = {n}.5) -> Double {{\n"
        f"    let chosen = values.filter {{ $0 > {n} && $0 % 2 == 0 }}.map(Double.init)\n"
        f"    guard let first = chosen.first else {{ return 0 }}\n"
        f"    return chosen.dropFirst().reduce(first) {{ $0 + $1 * factor }}\n  }}\n" for n in range(20))
    return (f"import UIKit\n\n/// Screen {number}.\nfinal class Screen{number}: Base{number % 10} {{\n"
            f"{outlets}  static let cell = \"Cell{number}\"\n{actions}{methods}"
            f"  func open(_ index: Int) {{\n    performSegue(withIdentifier: \"next{number}\", sender: nil)\n"
            f"    image.image = UIImage(named: \"icon{number % 50}\")\n  }}\n}}\n")


def scene(number):
    outlets = "".join(f'<outlet property="label{n}" destination="l{number}" id="o{number}-{n}"/>'
                      for n in range(MEMBERS))
    return (f'<scene sceneID="s{number}"><objects><viewController id="v{number}" '
            f'customClass="Screen{number}" customModule="App" customModuleProvider="target" '
            f'sceneMemberID="viewController"><view key="view" id="w{number}"><subviews>'
            f'<label opaque="NO" text="Name" id="l{number}"/></subviews></view><connections>{outlets}'
            f'<segue destination="v{number}" kind="show" identifier="next{number}" id="g{number}"/>'
            f'</connections></viewController></objects></scene>')


def write(folder):
    """Writes an app of a thousand sources and a hundred storyboards."""
    for name in ("Sources", "Storyboards"):
        (folder / name).mkdir(parents=True)
    for number in range(10):
        (folder / f"Sources/Base{number}.swift").write_text(
            f"import UIKit\nclass Base{number}: UIViewController {{ @IBOutlet var image: UIImageView! }}\n",
            encoding="utf-8")
    for number in range(FILES - 10):
        (folder / f"Sources/Screen{number}.swift").write_text(source(number), encoding="utf-8")
    for start in range(0, FILES - 10, 10):
        scenes = "\n".join(scene(number) for number in range(start, start + 10))
        (folder / f"Storyboards/Part{start}.storyboard").write_text(
            '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.'
            'CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22000" targetRuntime="iOS.CocoaTouch">\n'
            f'<scenes>\n{scenes}\n</scenes>\n</document>\n', encoding="utf-8")
    for number in range(50):
        (folder / f"Assets.xcassets/icon{number}.imageset").mkdir(parents=True)


def sources(ninefold, scratch, runs):
    """Runs the check without a cache, and with the cache of the run before."""
    folder, caches = pathlib.Path(scratch) / "sources", pathlib.Path(scratch) / "caches"
    write(folder)
    environment = {**os.environ, "XDG_CACHE_HOME": str(caches)}
    command = [ninefold.path, "check", "--sources", str(folder), "--only", "missing-outlet",
               "--only", "missing-segue", "--only", "missing-image"]
    cold, warm = [], []
    for _ in range(runs):
        shutil.rmtree(caches, ignore_errors=True)
        cold.append(run_measured(command, environment=environment)[0].seconds)
        warm.append(run_measured(command, environment=environment)[0].seconds)
    size = sum(path.stat().st_size for path in folder.rglob("*.swift"))
    return [
        Line.at_most(f"check --sources, {FILES} files of Swift ({size / 1e6:.1f} MB), cold",
                     f"{min(cold):.2f} s", "", min(cold), 10, " s"),
        Line.at_most(f"check --sources, {FILES} files of Swift, warm", f"{min(warm):.2f} s", "",
                     min(warm), 1, " s"),
    ]
