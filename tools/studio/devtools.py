"""Chromium's DevTools protocol over a persistent connection, which sends events without waiting for responses.

WebDriver waits until the page has handled each pointer move, and so sends fewer moves than a mouse.
"""

import base64
import json
import os
import socket
import struct
import time
import urllib.request


class DevTools:
    """A WebSocket (RFC 6455) to the page that a browser shows."""

    def __init__(self, address):
        with urllib.request.urlopen(f"http://{address}/json/list", timeout=10) as response:
            page = next(target for target in json.load(response) if target["type"] == "page")
        host, port = address.rsplit(":", 1)
        self.socket = socket.create_connection((host, int(port)), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""
        self.number = 0
        path = page["webSocketDebuggerUrl"].split(address, 1)[-1]
        path = "/" + path.split("/", 3)[-1] if "://" in path else path
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        head = self._until(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise SystemExit(f"Chromium refuses its protocol: {head[:100]!r}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, method, **parameters):
        """Sends a command and returns its number, without waiting for the response."""
        self.number += 1
        data = json.dumps({"id": self.number, "method": method, "params": parameters}).encode()
        mask = os.urandom(4)
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.socket.sendall(b"\x81" + length + mask + masked)
        return self.number

    def call(self, method, **parameters):
        """Sends a command and returns its response."""
        wanted = self.send(method, **parameters)
        while True:
            message = json.loads(self._message())
            if message.get("id") == wanted:
                if "error" in message:
                    raise AssertionError(f"{method}: {message['error']['message']}")
                return message["result"]

    def drag(self, start, steps, rate):
        """Moves the pressed pointer from a point by steps at a fixed rate, regardless of the page."""
        x, y = start
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        self.call("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", buttons=1, clickCount=1)
        begin = time.monotonic()
        for number, (dx, dy) in enumerate(steps):
            time.sleep(max(0, begin + number / rate - time.monotonic()))
            self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x + dx, y=y + dy, button="left", buttons=1)
        took = time.monotonic() - begin
        dx, dy = steps[-1]
        self.call("Input.dispatchMouseEvent", type="mouseReleased", x=x + dx, y=y + dy, button="left", clickCount=1)
        return took

    # Frames

    def _message(self):
        text = b""
        while True:
            first, second = self._read(2)
            length = second & 0x7F
            if length == 126:
                length, = struct.unpack("!H", self._read(2))
            elif length == 127:
                length, = struct.unpack("!Q", self._read(8))
            text += self._read(length)
            if first & 0x80:
                return text

    def _read(self, count):
        while len(self.buffer) < count:
            part = self.socket.recv(1 << 16)
            if not part:
                raise SystemExit("Chromium closed the connection")
            self.buffer += part
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def _until(self, end):
        while end not in self.buffer:
            self.buffer += self.socket.recv(1 << 16)
        head, self.buffer = self.buffer.split(end, 1)
        return head
