"""The icons of the app, drawn from public/icon.svg by Chromium: python web/dev/icons.py"""

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
PUBLIC = Path(__file__).parents[1] / "public"
PAPER = "#f7eedc"
ICONS = {
    "icon-192": (192, 1.0, "none"),
    "icon-512": (512, 1.0, "none"),
    "icon-maskable-192": (192, 0.85, PAPER),  # the hat fits the circle of 80 % that no mask cuts
    "icon-maskable-512": (512, 0.85, PAPER),
    "apple-touch-icon": (180, 0.95, PAPER),
}
"""By name: pixels, the share of them that the hat takes, the colour behind it."""


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (pixels, share, colour) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            size = f"width:{pixels * share}px;height:{pixels * share}px"
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{colour}}}"
                f"svg{{{size}}}</style>{svg}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
