"""The picture of a log is drawn without a library."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from riftable.training.plot import HEIGHT, Curve, drawing

SVG = "{http://www.w3.org/2000/svg}"


def test_a_panel_for_each_curve() -> None:
    rising = Curve("rising & so on", [0.0, 5.0, 10.0], [0.0, 0.5, 1.0], 0.0, 1.0)
    free = Curve("free", [0.0, 10.0], [4.0, 2.0], 0.0, None)
    root = ET.fromstring(drawing([rising, free], "minutes"))
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert {"rising & so on", "free", "minutes", "10", "4"} <= set(texts)
    lines = [line.attrib["points"].split() for line in root.iter(f"{SVG}polyline")]
    heights = [float(point.split(",")[1]) for point in lines[0]]
    assert heights == sorted(heights, reverse=True)
    assert all(HEIGHT < float(point.split(",")[1]) < 2 * HEIGHT for point in lines[1])


def test_an_empty_log_has_a_picture_too() -> None:
    ET.fromstring(drawing([Curve("nothing", [], [], 0.0, None)], "minutes"))
