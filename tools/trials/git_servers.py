"""Git servers on the loopback interface: a folder, sshd with a key of its own, and nginx with TLS and a password.

Each has a bare repository and the environment in which git reaches it. They use ports that the system chooses, and
files in one folder. They end with the `with` statement.
"""

import contextlib
import getpass
import http.server
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import threading
import time

SSHD = shutil.which("sshd", path="/usr/sbin:/usr/local/sbin:/usr/bin")
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin")
PASSWORD = "correct horse"

SSHD_CONFIG = """
Port {port}
ListenAddress 127.0.0.1
HostKey {folder}/host
PidFile none
AuthorizedKeysFile {folder}/authorized
StrictModes no
PasswordAuthentication no
PermitRootLogin prohibit-password
MaxStartups 200
MaxSessions 200
"""

NGINX_CONFIG = """
daemon off;
user {user};
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 2;
events {{ worker_connections 512; }}
http {{
  log_format bytes "$bytes_sent $request";
  access_log {folder}/bytes.log bytes;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port} ssl;
    ssl_certificate {folder}/certificate.pem;
    ssl_certificate_key {folder}/key.pem;
    client_max_body_size 0;
    auth_basic "git";
    auth_basic_user_file {folder}/passwords;
    location / {{
      proxy_pass http://127.0.0.1:{backend};
      proxy_set_header X-User $remote_user;
      proxy_read_timeout 600s;
    }}
  }}
}}
"""

# What sshd runs in place of a shell. A file with a number of seconds kills the server's git after this time.
WRAPPER = """#!/bin/sh
if delay=$(cat '{folder}/delay' 2>/dev/null); then
  exec timeout --signal=KILL "$delay" git-shell -c "$SSH_ORIGINAL_COMMAND"
fi
exec git-shell -c "$SSH_ORIGINAL_COMMAND"
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def run(*words, **options):
    return subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True, **options).stdout


class Server:
    """A bare repository, its address, and the variables for those who use it."""

    name = "folder"

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.repository = self.folder / "hub.git"
        home = self.folder / "home"
        home.mkdir(parents=True)
        run("git", "init", "--quiet", "--bare", "--initial-branch=main", self.repository)
        run("git", "-C", self.repository, "config", "http.receivepack", "true")
        # Several threads make other packs of equal objects.
        run("git", "-C", self.repository, "config", "pack.threads", "1")
        self.config = "[user]\n  name = Trial\n  email = trial@example.invalid\n[safe]\n  directory = *\n"
        self.environment = {**os.environ, "HOME": str(home), "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0",
                            "NINEFOLD_AUTHOR": "Trial"}
        # The machine's own caches, proxies and certificates don't apply.
        for name in list(self.environment):
            if name == "XDG_CACHE_HOME" or name.lower().endswith("_proxy") or name.startswith(("GIT_SSL", "SSL_")):
                del self.environment[name]
        self.processes = []

    @property
    def address(self):
        return str(self.repository)

    def __enter__(self):
        self.start()
        (pathlib.Path(self.environment["HOME"]) / ".gitconfig").write_text(self.config)
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        pass

    def stop(self):
        for process in self.processes:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)

    def spawn(self, port, *words):
        """Starts a server and waits until it listens."""
        log = open(self.folder / f"{pathlib.Path(words[0]).name}.log", "wb")
        process = subprocess.Popen([str(word) for word in words], stdout=log, stderr=log)
        self.processes.append(process)
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        sys.exit(f"{words[0]} does not listen: {(self.folder / log.name).read_text()}")


class SSH(Server):
    name = "ssh"

    def start(self):
        self.port = free_port()
        for key in ("host", "user"):
            run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.folder / key)
        wrapper = self.folder / "wrapper"
        wrapper.write_text(WRAPPER.format(folder=self.folder))
        wrapper.chmod(0o755)
        public = (self.folder / "user.pub").read_text()
        (self.folder / "authorized").write_text(f'command="{wrapper}",restrict {public}')
        (self.folder / "sshd_config").write_text(SSHD_CONFIG.format(port=self.port, folder=self.folder))
        if os.geteuid() == 0:
            pathlib.Path("/run/sshd").mkdir(exist_ok=True)
        self.spawn(self.port, SSHD, "-D", "-e", "-f", self.folder / "sshd_config")
        options = "-o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR -o BatchMode=yes"
        self.environment["GIT_SSH_COMMAND"] = f"ssh -F none -i {self.folder}/user {options}"

    @property
    def address(self):
        return f"ssh://{getpass.getuser()}@127.0.0.1:{self.port}{self.repository}"

    def kill_after(self, seconds):
        """Kills the server's git after a time; None for never."""
        delay = self.folder / "delay"
        if seconds is None:
            delay.unlink(missing_ok=True)
        else:
            delay.write_text(f"{seconds:.3f}")

    def remove_locks(self):
        """Removes the locks of refs that a killed git left, as its message asks people to; returns their number."""
        locks = list((self.repository / "refs").rglob("*.lock"))
        for lock in locks:
            lock.unlink(missing_ok=True)
        return len(locks)


class HTTPS(Server):
    name = "https"

    def start(self):
        self.port, backend = free_port(), free_port()
        run("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
            "-keyout", self.folder / "key.pem", "-out", self.folder / "certificate.pem", "-days", "2",
            "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1")
        code = run("openssl", "passwd", "-apr1", PASSWORD).strip()
        (self.folder / "passwords").write_text(f"ann:{code}\n")
        config = self.folder / "nginx.conf"
        config.write_text(NGINX_CONFIG.format(folder=self.folder, port=self.port, backend=backend,
                                              user=getpass.getuser()))
        self.backend = http.server.ThreadingHTTPServer(("127.0.0.1", backend), backend_handler(self.folder))
        threading.Thread(target=self.backend.serve_forever, daemon=True).start()
        self.spawn(self.port, NGINX, "-p", self.folder, "-c", config)
        self.config += (f"[http]\n  sslCAInfo = {self.folder}/certificate.pem\n[credential]\n  username = ann\n"
                        f'  helper = "!f() {{ echo password={PASSWORD}; }}; f"\n')

    def stop(self):
        super().stop()
        self.backend.shutdown()

    @property
    def address(self):
        return f"https://127.0.0.1:{self.port}/hub.git"

    def sent(self):
        """Returns the bytes that were sent so far."""
        time.sleep(0.2)
        return sum(int(line.split()[0]) for line in (self.folder / "bytes.log").read_text().splitlines())


def backend_handler(folder):
    """Returns a handler that runs `git http-backend` as CGI. nginx has checked TLS and the password."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            path, _, query = self.path.partition("?")
            variables = {
                **os.environ, "GIT_PROJECT_ROOT": str(folder), "GIT_HTTP_EXPORT_ALL": "1", "PATH_INFO": path,
                "QUERY_STRING": query, "REQUEST_METHOD": self.command, "REMOTE_USER": self.headers["X-User"] or "",
                "CONTENT_TYPE": self.headers["Content-Type"] or "", "GIT_PROTOCOL": self.headers["Git-Protocol"] or "",
                "HTTP_CONTENT_ENCODING": self.headers["Content-Encoding"] or "",
                "CONTENT_LENGTH": self.headers["Content-Length"] or "0", "HOME": str(folder / "home"),
                "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "safe.directory", "GIT_CONFIG_VALUE_0": "*",
            }
            body = self.rfile.read(int(self.headers["Content-Length"] or 0))
            done = subprocess.run(["git", "http-backend"], input=body, env=variables, capture_output=True)
            head, _, content = done.stdout.partition(b"\r\n\r\n")
            status, headers = 200, []
            for line in head.decode().split("\r\n"):
                key, _, value = line.partition(": ")
                if key == "Status":
                    status = int(value.split()[0])
                elif key:
                    headers.append((key, value))
            self.send_response_only(status)
            for key, value in [*headers, ("Content-Length", str(len(content)))]:
                self.send_header(key, value)
            self.end_headers()
            self.wfile.write(content)

        do_POST = do_GET

        def log_message(self, *_):
            pass

    return Handler


def servers():
    """Returns the kinds of server that can run here."""
    return [Server] + ([SSH] if SSHD else []) + ([HTTPS] if NGINX else [])
