"""Runs one of Weblate's own checks on a PO file, for Scripts/bench, in the Python that has Weblate. The check is
max-length, or max-size at 1,200 points of Inter 17. Prints the findings, and the time of the calls alone: in processor
and wall-clock seconds."""
import pathlib
import sys
import tempfile
import time
from types import SimpleNamespace

import django
from django.conf import settings

which, path = sys.argv[1:]
font = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
data = tempfile.TemporaryDirectory()


def configure():
    """Weblate's own settings, without the services that the checks do not need."""
    import weblate.settings_example as example
    values = {name: getattr(example, name) for name in dir(example) if name.isupper()}
    values |= {"DATA_DIR": data.name, "CACHE_DIR": data.name + "/cache",
               "CACHES": {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}},
               "DATABASES": {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}}}
    settings.configure(**values)
    django.setup()


configure()
from translate.storage import factory  # noqa: E402
from weblate.checks.chars import MaxLengthCheck  # noqa: E402
from weblate.checks.flags import Flags  # noqa: E402
from weblate.checks.render import MaxSizeCheck  # noqa: E402


class Fonts:
    """The fonts of a project, with the interface that the check uses."""

    def get(self, name=None, language=None):
        from django.core.exceptions import ObjectDoesNotExist
        if language is not None:
            raise ObjectDoesNotExist
        return SimpleNamespace(font=SimpleNamespace(family="Inter", style="Regular"), fontoverride_set=self)


translation = SimpleNamespace(component=SimpleNamespace(project=SimpleNamespace(fontgroup_set=Fonts())), language="de")


def unit(number, read, flags):
    """A unit with the attributes that the checks read."""
    return SimpleNamespace(pk=number, readonly=False, state=20, check_cache={}, all_flags=flags, translation=translation,
                           sources=[str(read.source)], targets=[str(read.target)])


units = []
for read in factory.getobject(path).units:
    if read.isheader():
        continue
    if which == "max-size":
        flags = Flags("max-size:1200:1, font-family:inter, font-size:17")
    else:
        flags = Flags(*(comment.lstrip("#, ").strip() for comment in read.typecomments))
    units.append(unit(len(units), read, flags))
if which == "max-size":
    fonts = pathlib.Path(data.name) / "fonts"
    fonts.mkdir(parents=True, exist_ok=True)
    (fonts / "Inter-Regular.otf").symlink_to(font)
    check = MaxSizeCheck()
else:
    check = MaxLengthCheck()
start, processor = time.perf_counter(), time.process_time()
found = sum(bool(check.check_target(u.sources, u.targets, u)) for u in units)
print(f"{len(units)} texts, {found} too long: {time.process_time() - processor:.6f} {time.perf_counter() - start:.6f}")
