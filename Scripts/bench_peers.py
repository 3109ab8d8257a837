"""Finds what Swell is measured against, and installs it below .build/peers: `Scripts/bench --peers`. Nothing else needs it."""
import os
import pathlib
import shutil
import subprocess

root = pathlib.Path(__file__).resolve().parent.parent
peers = root / ".build" / "peers"
places = [peers / "bin", root / ".build" / "oracles" / "bin"]
debian = "aapt libharfbuzz-bin python3-venv pkg-config libgirepository1.0-dev libcairo2-dev libpango1.0-dev gir1.2-pango-1.0 " \
         "libacl1-dev liblz4-dev libxxhash-dev libzstd-dev libssl-dev".split()


def install():
    """Installs what can be installed, and leaves the rest absent."""
    if shutil.which("apt-get"):
        sudo = [] if os.geteuid() == 0 else ["sudo"]
        subprocess.run([*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-q", "-y",
                        "--no-install-recommends", *debian])
    subprocess.run(["python3", "-m", "venv", peers], check=True)
    # PyGObject from 3.51 on needs a newer GLib than Debian 12 has; a compiler builds it, and borgbackup.
    for packages in (["--pre", "pseudol10nutil"], ["translate-toolkit"], ["wcwidth"], ["weblate", "pygobject<3.51"]):
        if subprocess.run([peers / "bin" / "pip", "install", "-q", *packages]).returncode != 0:
            print(f"Scripts/bench: {packages[-1]} can't be installed; its rows will say that it is absent")


def program(name):
    """The path of a program, or none."""
    for place in places:
        if (place / name).exists():
            return place / name
    return shutil.which(name)


def python(module):
    """A Python that has a module, or none."""
    for place in places:
        if (place / "python3").exists() and subprocess.run([place / "python3", "-c", f"import {module}"],
                                                           capture_output=True).returncode == 0:
            return place / "python3"
    return None


def package(python, name):
    """The version of a package."""
    return subprocess.run([python, "-c", f"import importlib.metadata as m; print(m.version('{name}'))"],
                          capture_output=True, text=True).stdout.strip()


def versions():
    """Each peer and its version, or that it is absent."""
    found = {}
    for name, arguments in (("aapt2", ["version"]), ("podebug", ["--version"]), ("pofilter", ["--version"]),
                            ("hb-shape", ["--version"]), ("sed", ["--version"])):
        path = program(name)
        said = subprocess.run([path, *arguments], capture_output=True, text=True) if path else None
        found[name] = next(iter((said.stdout + said.stderr).splitlines()), "?").strip() if said else "absent"
    for name, module in (("pseudol10nutil", "pseudol10nutil"), ("Weblate", "weblate"), ("wcwidth", "wcwidth")):
        path = python(module)
        found[name] = package(path, module) if path else "absent"
    return found
