"""Builds the stand-in for Apple's SDK, and checks code against it.

`sdk/include` has Objective-C headers, which are the only declarations of most classes. The compilers
import them as on macOS: clang as modules, Swift through its importer. `sdk/overlays` has the Swift parts
that Apple's frameworks add in Swift.

Swift needs its standard library for the platform. The one of this system serves: type checking uses its
declarations only, so a copy that names another platform is enough.
"""

import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent
SDK = HERE / "sdk"
INCLUDE = SDK / "include"
STANDARD = ("Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport")
# The platforms, with the deployment targets of the checked code.
TARGETS = {"ios": "arm64-apple-ios13.0", "macos": "arm64-apple-macosx11.0"}
COMMON = ("ObjectiveC", "CoreFoundation", "CoreGraphics", "Foundation", "UIFoundation")
OVERLAYS = {"ios": (*COMMON, "UIKit", "SnapKit"), "macos": (*COMMON, "AppKit", "SnapKit")}
# Modules without headers.
PURE_SWIFT = {"SnapKit"}
DIAGNOSTIC = re.compile(r"^(?P<file>[^\s:|][^:]*):(?P<line>\d+):\d+: (?:fatal )?error: (?P<text>.*)$")


class StandInError(Exception):
    """The stand-in cannot be built."""


class Diagnostic:
    """An error of a compiler."""

    def __init__(self, file, line, text):
        self.file, self.line, self.text = file, line, text


def compilers():
    """Returns the paths of swiftc and clang; None for one that is missing."""
    return shutil.which("swiftc"), shutil.which("clang")


def diagnostics(output):
    found = []
    for line in output.splitlines():
        match = DIAGNOSTIC.match(line)
        if match:
            found.append(Diagnostic(match["file"], int(match["line"]), match["text"]))
    return found


class StandIn:
    """The stand-in for one platform."""

    def __init__(self, platform, cache=None):
        self.platform = platform
        self.target = TARGETS[platform]
        self.swiftc, self.clang = compilers()
        base = pathlib.Path(cache or os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
        version = self.fingerprint()
        self.folder = base / "ninefold-code-check" / f"{platform}-{version}"
        self.clang_cache = base / "ninefold-code-check" / f"clang-{version}"
        self.lock = threading.Lock()

    def fingerprint(self):
        digest = hashlib.sha256()
        for path in sorted([*SDK.rglob("*.*"), HERE / "standin.py"]):
            if path.is_file():
                digest.update(str(path.relative_to(HERE)).encode() + b"\0" + path.read_bytes())
        for compiler in (self.swiftc, self.clang):
            if compiler:
                done = subprocess.run([compiler, "--version"], capture_output=True, check=False)
                digest.update(done.stdout)
        return digest.hexdigest()[:16]

    # Swift

    def build(self):
        """Builds the Swift modules once; later calls find them in the cache."""
        with self.lock:
            if not (self.folder / "complete").exists():
                self.build_all()

    def build_all(self):
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        scratch = pathlib.Path(tempfile.mkdtemp(prefix="building-", dir=self.folder.parent))
        try:
            self.link_resources(scratch)
            for module in STANDARD:
                self.copy_module(module, scratch)
            for module in OVERLAYS[self.platform]:
                self.build_module(module, scratch)
            shutil.rmtree(scratch / "cache")
            (scratch / "complete").touch()
            if not self.folder.exists():
                scratch.rename(self.folder)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)

    def toolchain(self):
        return pathlib.Path(self.swiftc).resolve().parent.parent / "lib" / "swift"

    def link_resources(self, folder):
        """Links the compiler's own headers, without the modules of this system."""
        resources = folder / "resources"
        resources.mkdir()
        (folder / "empty").mkdir()
        for name in ("clang", "shims"):
            (resources / name).symlink_to(self.toolchain() / name)

    def copy_module(self, module, folder):
        """Copies a module of the standard library and writes the platform's name into the copy.

        The name has a fixed length, so zeros follow the version number.
        """
        for path in sorted((self.toolchain() / "linux" / f"{module}.swiftmodule").glob("*.swiftmodule")):
            native = path.stem.encode()
            name = (self.target + ".").encode().ljust(len(native), b"0")
            content = path.read_bytes()
            if len(name) == len(native) and content.count(native) == 1:
                (folder / f"{module}.swiftmodule").write_bytes(content.replace(native, name))
                return
        raise StandInError(f"The standard library has no usable module {module}.")

    def build_module(self, module, folder):
        sources = sorted((SDK / "overlays" / module).glob("*.swift"))
        command = [
            *self.swift_command(folder), "-emit-module", "-experimental-skip-all-function-bodies",
            "-parse-as-library", "-module-name", module, *map(str, sources),
            "-o", str(folder / f"{module}.swiftmodule")]
        if module not in PURE_SWIFT:
            command.append("-import-underlying-module")
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise StandInError(f"{module}: {done.stderr}")

    def swift_command(self, folder):
        return [
            self.swiftc, "-frontend", "-target", self.target, "-sdk", str(folder / "empty"),
            "-I", str(folder), "-I", str(INCLUDE), "-resource-dir", str(folder / "resources"),
            "-module-cache-path", str(folder / "cache"), "-swift-version", "5",
            "-enable-objc-interop"]

    def check_swift(self, files, folders=(), module="Checked", version=None):
        """Returns the errors of one module; its files see each other's declarations.

        `folders` have module maps of further modules.
        """
        self.build()
        command = [
            *self.swift_command(self.folder), "-typecheck", "-parse-as-library", "-module-name", module,
            *[option for folder in folders for option in ("-I", str(folder))], *map(str, files)]
        if version:
            command += ["-swift-version", version]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        found = diagnostics(done.stderr)
        if done.returncode and not found:
            found = [Diagnostic(str(files[0]), 1, done.stderr.strip()[-300:] or "the compiler failed")]
        return found

    # Objective-C

    def check_objective_c(self, files, folders=()):
        """Returns the errors of files; each is a translation unit. `folders` have further headers."""
        command = [
            self.clang, "-fsyntax-only", "-fobjc-arc", "-fmodules", f"-fmodules-cache-path={self.clang_cache}",
            "-target", self.target, "-nostdinc", "-I", str(INCLUDE), "-Werror=int-conversion",
            "-Werror=incompatible-pointer-types", "-Werror=objc-method-access",
            "-Werror=undeclared-selector", "-Werror=unguarded-availability-new",
            "-Werror=unguarded-availability",
            *[option for folder in folders for option in ("-I", str(folder))], *map(str, files)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        found = diagnostics(done.stderr)
        if done.returncode and not found:
            found = [Diagnostic(str(files[0]), 1, done.stderr.strip()[-300:] or "the compiler failed")]
        return found


class Headers:
    """The classes of the headers: superclass and properties of each."""

    INTERFACE = re.compile(r"^@interface (\w+)(?:<[^>]*>)?(?: \(\w+\))?(?: : (\w+))?", re.M)
    PROPERTY = re.compile(r"^@property ?(?:\([^)]*\))?([^;]*);", re.M)

    def __init__(self):
        self.superclass, self.members, self.counts = {}, {}, {}
        for path in sorted(INCLUDE.rglob("*.h")):
            self.read(path.read_text(encoding="utf-8"))

    def read(self, text):
        parts = re.split(r"(?=^@(?:interface|protocol) )", text, flags=re.M)
        for part in parts:
            match = self.INTERFACE.match(part)
            if match:
                name = match[1]
                if match[2]:
                    self.superclass[name] = match[2]
                names = self.members.setdefault(name, set())
                body = part.split("\n@end")[0]
                for found in self.PROPERTY.findall(body):
                    for word in found.split(","):
                        words = re.findall(r"\w+", re.sub(r"STANDIN_\w+\([^)]*\)|SWIFT\([^)]*\)", "", word))
                        if words:
                            names.add(words[-1])
        count = self.counts
        count["classes"] = count.get("classes", 0) + len(re.findall(r"^@interface \w+[^(\n]*:", text, re.M))
        count["protocols"] = count.get("protocols", 0) + len(re.findall(r"^@protocol \w+[^;]*$", text, re.M))
        count["properties"] = count.get("properties", 0) + sum(
            found.count(",") + 1 for found in self.PROPERTY.findall(text))
        count["methods"] = count.get("methods", 0) + len(re.findall(r"^[-+] ?\(", text, re.M))
        count["enumerations"] = count.get("enumerations", 0) + len(
            re.findall(r"^typedef (?:ENUM|OPTIONS)\(", text, re.M))

    def has_member(self, name, member):
        while name:
            if member in self.members.get(name, ()):
                return True
            name = self.superclass.get(name)
        return False
