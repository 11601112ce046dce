"""Stands in for the build tool while pip downloads an archive.

`pip download` wants to know an archive's name and version and would run its set-up code with a build tool fetched for that.
Both are written in the archive's PKG-INFO, so this hands that over: nothing of the archive runs and nothing else is fetched.
"""

import email
import os
import shutil


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    with open("PKG-INFO", encoding="utf-8") as information:
        package = email.message_from_file(information)
    folder = "{}-{}.dist-info".format(package["Name"].replace("-", "_"), package["Version"])
    os.makedirs(os.path.join(metadata_directory, folder))
    shutil.copy("PKG-INFO", os.path.join(metadata_directory, folder, "METADATA"))
    return folder
