"""Opens a page in Chromium and measures how it loads and scrolls, for Scripts/benchmarks/report."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time


class Browser:
    """Headless Chromium, controlled through a pipe."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp()
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        self.process = subprocess.Popen(
            ["sh", "-c", 'exec "$1" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --remote-debugging-pipe '
             f'--user-data-dir="$2" 3<&{commands} 4>&{answers} </dev/null >/dev/null 2>&1', "sh", program, self.profile],
            pass_fds=(commands, answers))
        os.close(commands)
        os.close(answers)
        self.heard, self.number, self.session = b"", 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        # A tab in the background draws no frames.
        self.call("Emulation.setDeviceMetricsOverride", width=1280, height=900, deviceScaleFactor=1, mobile=False)
        self.call("Page.bringToFront")

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.next()
            if answer.get("id") == self.number:
                return answer["result"]

    def next(self):
        while b"\0" not in self.heard:
            chunk = os.read(self.answers, 1 << 20)
            if not chunk:
                sys.exit("Scripts/benchmarks/report: the browser exited unexpectedly")
            self.heard += chunk
        message, self.heard = self.heard.split(b"\0", 1)
        return json.loads(message)

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        return answer["result"].get("value")

    def open(self, address):
        self.call("Page.navigate", url=address)
        while self.next().get("method") != "Page.loadEventFired":
            pass

    def end(self):
        os.close(self.commands)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


# Records when the first picture is painted, and tasks over 50 ms.
watching = """
window.watched = { drawn: 0, tasks: [] };
new PerformanceObserver((list) => watched.tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: 'longtask', buffered: true });
(function look() {
    if (document.querySelector('.row svg.picture')) requestAnimationFrame(() => { watched.drawn = performance.now(); });
    else requestAnimationFrame(look);
})();
"""
scrolling = """
(async () => {
    watched.tasks.length = 0;
    const frames = [];
    let before = performance.now();
    for (let top = 0; top < document.documentElement.scrollHeight; top += %d) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(done));
        frames.push(performance.now() - before);
        before = performance.now();
    }
    frames.sort((one, other) => one - other);
    return [frames.length, frames[frames.length >> 1], frames[Math.floor(frames.length * 0.99)], frames.at(-1),
            Math.max(0, ...watched.tasks)];
})()
"""


def measure_page(page, program):
    browser = Browser(program)
    try:
        browser.call("Page.addScriptToEvaluateOnNewDocument", source=watching)
        for attempt in range(3):
            browser.open("about:blank")
            browser.open(page.as_uri())
            while not browser.value("watched.drawn"):
                time.sleep(0.05)
            print(f"first rows drawn after {browser.value('watched.drawn') / 1000:.2f} s")
        for name, step in (("a page at a time", 800), ("jumping", 20_000)):
            count, half, most, worst, task = browser.value(scrolling % step)
            print(f"scrolled {name}: {count} frames, half within {half:.0f} ms, 99 % within {most:.0f} ms, the slowest "
                  f"{worst:.0f} ms; longest task {task:.0f} ms")
    finally:
        browser.end()
