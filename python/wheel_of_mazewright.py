"""Builds the wheel, for pip: `python3 -m pip wheel ./python` needs no other package, and makes the same bytes anywhere."""

import base64
import hashlib
import pathlib
import re
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
NAME = "mazewright"
VERSION = re.search(r'(?m)^version = "(.*)"', (HERE / "pyproject.toml").read_text(encoding="utf-8"))[1]
INFO = f"{NAME}-{VERSION}.dist-info"
METADATA = f"""Metadata-Version: 2.1
Name: {NAME}
Version: {VERSION}
Summary: Mazes with their solutions as NumPy arrays, for training: streams, and environments to act in
License: Apache-2.0
Requires-Python: >=3.9
Requires-Dist: numpy
"""
WHEEL = "Wheel-Version: 1.0\nGenerator: mazewright\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = {f"{NAME}/{path.name}": path.read_bytes() for path in sorted((HERE / NAME).glob("*.py"))}
    files[f"{INFO}/METADATA"] = METADATA.encode()
    files[f"{INFO}/WHEEL"] = WHEEL.encode()
    record = ""
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{path},sha256={digest},{len(content)}\n"
    files[f"{INFO}/RECORD"] = (record + f"{INFO}/RECORD,,\n").encode()
    name = f"{NAME}-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w") as wheel:
        for path, content in files.items():
            wheel.writestr(zipfile.ZipInfo(path), content)
    return name
