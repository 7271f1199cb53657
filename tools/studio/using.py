"""A project, the studio that shows it, and a browser that uses the studio."""

import json
import subprocess
import time

from webdriver import Browser


class Session:
    """A project, the studio that shows it, and a browser with its page."""

    def __init__(self, build, project, part, pictures=None, dark=False, browser=None):
        self.ninefold = [str(build / "ninefold")]
        self.project = project
        self.pictures = pictures
        self.part = part
        self.number = 0
        command = [*self.ninefold, "studio", "--project", str(project), "--json"]
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.url = json.loads(self.server.stdout.readline())["url"]
        self.owns_browser = browser is None
        self.browser = browser or Browser(dark)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.owns_browser:
            self.browser.__exit__()
        self.server.terminate()
        self.server.wait(10)

    def run(self, *arguments, status=0):
        """Runs the command in another process, like another user of the project."""
        done = subprocess.run([*self.ninefold, *arguments, "--project", str(self.project), "--json"],
                              capture_output=True, text=True)
        if done.returncode != status:
            raise SystemExit(f"ninefold {' '.join(arguments)}: status {done.returncode}: {done.stderr}")
        return json.loads(done.stdout)

    def edits(self):
        return self.run("log")["edits"]

    def frame(self, name):
        """The position in points at which the drawing shows the view with an outline name."""
        return self.browser.run(
            "const row = [...document.querySelectorAll('[data-object]')].find(r => r.firstChild.data === arguments[0]);"
            "const canvas = document.querySelector('#canvas > svg');"
            "const shape = [...canvas.querySelectorAll('svg.view')].find(s => s.querySelector('title').textContent.includes(row.dataset.object));"
            "if (!shape || shape.classList.contains('ghost')) return null;"
            "const frame = ['x', 'y', 'width', 'height'].map(n => Number(shape.getAttribute(n)));"
            "for (let outer = shape; outer = outer.parentElement?.closest('svg.view');) {"
            "  frame[0] += Number(outer.getAttribute('x')); frame[1] += Number(outer.getAttribute('y')); }"
            "return frame",
            name)

    def row(self, name):
        """The selector of an outline row by its name."""
        return self.browser.run(
            "const row = [...document.querySelectorAll('[data-object]')].find(r => r.firstChild.data === arguments[0]);"
            "return `[data-object=\"${row.dataset.object}\"]`", name)

    def open(self):
        self.browser.open(self.url)
        self.browser.wait("document.documentElement.dataset.ready")

    def on_canvas(self, name):
        """The selector of a view's area on the canvas by its outline name."""
        return self.browser.run(
            "const row = [...document.querySelectorAll('[data-object]')].find(r => r.firstChild.data === arguments[0]);"
            "const shape = [...document.querySelectorAll('#canvas svg.view')].find(s => s.querySelector('title').textContent.includes(row.dataset.object));"
            "return `#canvas svg.view[data-view=\"${shape.dataset.view}\"] > .hit`", name)

    def texts(self, selector):
        return self.browser.run("return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)", selector)

    def choose_item(self, *path):
        """Opens the Editor menu and chooses an item with the mouse: the titles of submenus, then a gesture."""
        self.browser.click("#editorMenu")
        for title in path[:-1]:
            self.browser.click(f'[data-menu="{title}"]')
        self.browser.click(f'[data-gesture="{path[-1]}"]')

    def wait_for_frame(self, name, frame):
        """Waits until a view is at a position; returns its position."""
        for _ in range(200):
            if self.frame(name) == frame:
                break
            time.sleep(0.02)
        return self.frame(name)

    def settle(self, text):
        """Waits until the status says something."""
        return self.browser.wait("document.getElementById('status').textContent.includes(arguments[0])", text)

    def picture(self, name):
        self.number += 1
        if self.pictures:
            self.browser.picture(self.pictures / f"{self.part}-{self.number:02}-{name}.png")


def expect(condition, message):
    if not condition:
        raise SystemExit(f"tools/studio/session: {message}")
    print(f"ok  {message}")


def make_project(build, folder, *files):
    project = folder / "App.ninefold"
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([build / "ninefold", "init", project], **quiet)
    subprocess.run([build / "ninefold", "import", *files, "--project", project], cwd=folder, **quiet)
    return project
