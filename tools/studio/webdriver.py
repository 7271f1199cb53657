"""A browser driven by the W3C WebDriver protocol: chromedriver and the standard library alone."""

import base64
import json
import pathlib
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Delete": "\ue017", "Control": "\ue009",
        "Shift": "\ue008", "Alt": "\ue00a", "F10": "\ue03a", "Space": " ", "Up": "\ue013", "Down": "\ue015", "Left": "\ue012", "Right": "\ue014"}


class Browser:
    """A session of headless Chromium."""

    def __init__(self, dark=False, size=(1440, 900)):
        driver = shutil.which("chromedriver")
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        if not driver or not chromium:
            raise SystemExit("chromium and chromedriver are needed (Debian: chromium, chromium-driver)")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.process = subprocess.Popen([driver, f"--port={port}"], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        self.base = f"http://127.0.0.1:{port}"
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                     f"--window-size={size[0]},{size[1]}"]
        if dark:
            arguments.append("--force-dark-mode")
        options = {"binary": chromium, "args": arguments}
        if dark:
            options["args"] += ["--blink-settings=preferredColorScheme=0"]
        self._wait_for_driver()
        wanted = {"browserName": "chrome", "goog:chromeOptions": options,
                  "goog:loggingPrefs": {"browser": "ALL"}}
        answer = self._send("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.base += f"/session/{answer['sessionId']}"
        # The address of Chromium's DevTools protocol.
        self.address = answer["capabilities"]["goog:chromeOptions"]["debuggerAddress"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self._send("DELETE", "")
        finally:
            self.process.terminate()
            self.process.wait(10)

    def _wait_for_driver(self):
        for _ in range(100):
            try:
                self._send("GET", "/status")
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("chromedriver does not answer")

    def _send(self, method, path, body=None):
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"},
                                         method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise AssertionError(f"{value['error']}: {value['message']}") from None

    def open(self, url):
        self._send("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        """The return value of a script."""
        return self._send("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def find(self, selector):
        answer = self._send("POST", "/element", {"using": "css selector", "value": selector})
        return answer[ELEMENT]

    def click(self, selector):
        self._send("POST", f"/element/{self.find(selector)}/click", {})

    def type(self, selector, text):
        """Replaces the text of an input and presses Return."""
        element = self.find(selector)
        self._send("POST", f"/element/{element}/click", {})
        self.press("Control", "a")
        self._send("POST", f"/element/{element}/value", {"text": text + KEYS["Enter"]})

    def choose(self, selector, value):
        """Chooses an option by its value, as the arrow keys would."""
        self.click(f'{selector} option[value="{value}"]')

    def press(self, *names):
        """Presses keys together, such as Control and Delete, in the focused element."""
        keys = [KEYS.get(name, name) for name in names]
        actions = [{"type": "keyDown", "value": key} for key in keys]
        actions += [{"type": "keyUp", "value": key} for key in reversed(keys)]
        self._act({"type": "key", "id": "keys", "actions": actions})

    def drag(self, start, steps, step_ms, drops=True):
        """Moves the pressed pointer from a point by steps of a fixed duration in milliseconds."""
        x, y = (round(part) for part in start)
        actions = [{"type": "pointerMove", "duration": 0, "x": x, "y": y},
                   {"type": "pointerDown", "button": 0}]
        for dx, dy in steps:
            actions.append({"type": "pointerMove", "duration": step_ms, "x": round(x + dx), "y": round(y + dy)})
        if drops:
            actions.append({"type": "pointerUp", "button": 0})
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
                   "actions": actions})

    def release(self):
        """Releases the pointer after a drag that did not drop."""
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
                   "actions": [{"type": "pointerUp", "button": 0}]})

    def click_at(self, point):
        self.drag(point, [], 0)

    def click_with(self, selector, *names, button=0):
        """Clicks an element, beside its center, while keys are held; button 2 is the right one."""
        x, y = self.run("const b = document.querySelector(arguments[0]).getBoundingClientRect();"
                        "return [Math.round(b.left + b.width * 0.3), Math.round(b.top + b.height * 0.3)]", selector)
        keys = [KEYS.get(name, name) for name in names]
        pointer = [{"type": "pointerMove", "duration": 0, "x": x, "y": y},
                   {"type": "pointerDown", "button": button}, {"type": "pointerUp", "button": button}]
        pauses = [{"type": "pause"}] * len(pointer)
        self._send("POST", "/actions", {"actions": [
            {"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": key} for key in keys] + pauses
                + [{"type": "keyUp", "value": key} for key in keys]},
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
             "actions": [{"type": "pause"}] * len(keys) + pointer},
        ]})

    def hover(self, selector):
        x, y = self.middle(selector)
        move = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
                   "actions": [move]})

    def _act(self, source):
        self._send("POST", "/actions", {"actions": [source]})

    def middle(self, selector):
        """The position of an element's center on the page."""
        box = self.run("const b = document.querySelector(arguments[0]).getBoundingClientRect();"
                       "return [b.left + b.width / 2, b.top + b.height / 2]", selector)
        return box

    def wait(self, condition, *arguments, seconds=10):
        """Waits until a script's expression is true and returns the seconds that it took."""
        start = time.monotonic()
        while time.monotonic() - start < seconds:
            if self.run(f"return Boolean({condition})", *arguments):
                return time.monotonic() - start
            time.sleep(0.01)
        raise AssertionError(f"after {seconds} s not so: {condition}\nstatus: "
                             + str(self.run("return document.getElementById('status')?.textContent")))

    def picture(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self._send("GET", "/screenshot")))

    def command(self, name, parameters):
        """The response to a command of Chromium's DevTools protocol."""
        return self._send("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def complaints(self):
        """The errors that the browser logged: exceptions, refused loads."""
        log = self._send("POST", "/se/log", {"type": "browser"})
        return [entry["message"] for entry in log if entry["level"] == "SEVERE"]
