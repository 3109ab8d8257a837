"""Finds the programs that Swell is compared with, and installs them below .build/peers: `Scripts/bench --peers`.
Nothing else needs them."""
import os
import pathlib
import shutil
import subprocess

root = pathlib.Path(__file__).resolve().parents[2]
peers = root / ".build" / "peers"
places = [root / ".build" / "oracles" / "bin", peers / "bin"]  # Weblate includes an older translate-toolkit
debian = "aapt fonts-inter libharfbuzz-bin python3-venv pkg-config gcc python3-dev libgirepository1.0-dev libcairo2-dev " \
         "libpango1.0-dev gir1.2-pango-1.0".split()
# Weblate's requirements without its backups, which the checks do not need and which have to be compiled.
requirements = """import importlib.metadata
from pip._vendor.packaging.requirements import Requirement
for needed in map(Requirement, importlib.metadata.requires("weblate")):
    if needed.name.lower() != "borgbackup" and (not needed.marker or needed.marker.evaluate({"extra": ""})):
        print(f"{needed.name}[{','.join(needed.extras)}]{needed.specifier}")"""


def install():
    """Installs the peers; those that cannot be installed remain absent."""
    if shutil.which("apt-get"):
        sudo = [] if os.geteuid() == 0 else ["sudo"]
        subprocess.run([*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-q", "-y",
                        "--no-install-recommends", *debian])
    subprocess.run(["python3", "-m", "venv", peers], check=True)
    pip = [peers / "bin" / "pip", "--disable-pip-version-check", "install", "-q"]
    done = [subprocess.run([*pip, *packages]).returncode == 0
            for packages in (["--pre", "pseudol10nutil"], ["translate-toolkit"], ["wcwidth"], ["--no-deps", "weblate"])]
    if done[-1]:
        listed = subprocess.run([peers / "bin" / "python3", "-c", requirements], capture_output=True, text=True, check=True).stdout
        # PyGObject from 3.51 on needs a newer GLib than Debian 12 has.
        done.append(subprocess.run([*pip, "pygobject<3.51", *listed.split("\n")[:-1]]).returncode == 0)
    if not all(done):
        print("Scripts/bench: not all peers could be installed; their rows will say 'absent'")


def program(name):
    """The path of a program, or None."""
    for place in places:
        if (place / name).exists():
            return place / name
    return shutil.which(name)


needed = {"weblate": "django, weblate.checks"}  # it does not run without its packages


def python(module):
    """A Python that has a module, or None."""
    for place in places:
        if (place / "python3").exists() and subprocess.run([place / "python3", "-c", f"import {needed.get(module, module)}"],
                                                           capture_output=True).returncode == 0:
            return place / "python3"
    return None


def package(python, name):
    """The version of a package."""
    return subprocess.run([python, "-c", f"import importlib.metadata as m; print(m.version('{name}'))"],
                          capture_output=True, text=True).stdout.strip()


def versions():
    """Each peer and its version, or that it is absent."""
    found = []
    for name, arguments in (("aapt2", ["version"]), ("podebug", ["--version"]), ("pofilter", ["--version"]),
                            ("hb-shape", ["--version"]), ("sed", ["--version"])):
        path = program(name)
        said = subprocess.run([path, *arguments], capture_output=True, text=True) if path else None
        found.append(next(iter((said.stdout + said.stderr).splitlines()), name).strip() if said else f"{name} is absent")
    for name in ("pseudol10nutil", "weblate", "wcwidth"):
        path = python(name)
        found.append(f"{name} {package(path, name)}" if path else f"{name} is absent")
    return found
