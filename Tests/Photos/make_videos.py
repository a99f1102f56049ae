#!/usr/bin/python3
"""Makes the videos of the tests in the folder that is given, with places, names and dates planted.

Needs Debian's ffmpeg and libimage-exiftool-perl.
"""
import os
import subprocess
import sys

PICTURE = ["-f", "lavfi", "-i", "testsrc=duration=2:size=160x120:rate=10"]
SOUND = ["-f", "lavfi", "-i", "sine=duration=2"]
H264 = ["-c:v", "libx264", "-pix_fmt", "yuv420p"]
PLANTED = [
    "-metadata", "location=+48.1370+011.5750/", "-metadata", "title=PLANTED", "-metadata",
    "artist=PLANTED", "-metadata", "comment=PLANTED", "-metadata",
    "creation_time=2026-01-02T03:04:05",
]


def make(name, *options):
    subprocess.run(["ffmpeg", "-v", "error", "-y", *options, *PLANTED, name], check=True)


def main():
    os.makedirs(sys.argv[1], exist_ok=True)
    os.chdir(sys.argv[1])
    make("waves.mp4", *PICTURE, *SOUND, *H264)
    make("fast.mp4", *PICTURE, *H264, "-movflags", "+faststart")
    make("phone.mov", *PICTURE, *H264, "-movflags", "use_metadata_tags", "-metadata",
         "com.apple.quicktime.location.ISO6709=+48.1370+011.5750/", "-metadata",
         "com.apple.quicktime.make=PLANTED")
    subprocess.run(
        ["exiftool", "-q", "-overwrite_original", "-n", "-UserData:GPSCoordinates=48.137 11.575 0",
         "-XMP:Creator=PLANTED", "-Keys:Author=PLANTED", "phone.mov"], check=True)
    make("sound.m4a", *SOUND, "-c:a", "aac")
    make("sound.mp3", *SOUND)
    make("sound.ogg", *SOUND)
    make("small.webm", *PICTURE, "-c:v", "libvpx")
    data = open("waves.mp4", "rb").read()
    open("cut.mp4", "wb").write(data[:len(data) * 6 // 10])
    # A track of data, as cameras write positions: the sound's, renamed.
    open("drone.mp4", "wb").write(data.replace(b"soun", b"camm"))
    open("captions.vtt", "w").write(
        "WEBVTT - PLANTED\n\nNOTE PLANTED\nstill\n\n00:00.000 --> 00:02.000\nHello\n")
    open("words.mp4", "w").write("This is not a video.")


if __name__ == "__main__":
    main()
