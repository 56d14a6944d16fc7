"""Users: sessions, personal data, deleting an account, and invitations."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def sign_in(me: Visitor, name: str, *, new: bool) -> None:
    """Register or log in on the first page."""
    page = me.go().page
    page.locator("summary").filter(has_text="Guest").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill("long enough")
    page.locator("[data-do=register]" if new else "[data-do=login]").click()
    expect(page.locator("summary").filter(has_text=name)).to_be_visible()


def test_a_password_is_changed_by_keyboard_and_other_browsers_are_signed_out(visit: Visit) -> None:
    me, away = visit(), visit()
    sign_in(me, "Halyna", new=True)
    sign_in(away, "Halyna", new=False)
    page = me.page
    page.get_by_role("link", name="Account and data").click()
    browsers = page.locator("main li")
    expect(browsers).to_have_count(2)

    def change(old: str, new: str, again: str) -> None:
        page.get_by_label("Current password").focus()
        for text in (old, new, again):
            page.keyboard.press("Control+a")
            page.keyboard.type(text)
            page.keyboard.press("Tab")
        expect(page.locator("[data-do=password]")).to_be_focused()
        page.keyboard.press("Enter")

    change("long enough", "even longer", "even lnoger")
    expect(page.get_by_role("alert")).to_contain_text("not the same")
    change("not this one", "even longer", "even longer")
    expect(page.get_by_role("alert")).to_contain_text("not your current password")
    expect(browsers).to_have_count(2)
    change("long enough", "even longer", "even longer")
    expect(page.get_by_role("status").filter(has_text="Password changed")).to_be_visible()
    expect(browsers).to_have_count(1)
    expect(page.get_by_label("Current password")).to_have_value("")
    away.go()
    expect(away.page.locator("summary").filter(has_text="Guest")).to_be_visible()
    me.go()
    expect(page.locator("summary").filter(has_text="Halyna")).to_be_visible()


def test_a_user_sees_sessions_saves_data_and_deletes_the_account(visit: Visit, tmp_path: Path) -> None:
    me, away, lost = visit(), visit(), visit()
    sign_in(me, "Marta", new=True)
    for other in (away, lost):
        sign_in(other, "Marta", new=False)
    page = me.page
    page.get_by_role("link", name="Account and data").click()
    browsers = page.locator("main li")
    expect(browsers).to_have_count(3)
    expect(browsers.filter(has_text="this browser")).to_have_count(1)
    page.get_by_role("button", name="Sign out: ").first.click()
    expect(browsers).to_have_count(2)
    page.get_by_role("button", name="Sign out: ").click()
    expect(browsers).to_have_count(1)
    away.go()
    expect(away.page.locator("summary").filter(has_text="Guest")).to_be_visible()

    with page.expect_download() as download:
        page.locator("[data-do=data]").click()
    file = tmp_path / "riftable.json"
    download.value.save_as(file)
    known = json.loads(file.read_text("utf-8"))
    assert (known["name"], len(known["sessions"])) == ("Marta", 1)

    page.locator("[data-do=leave]").click()
    page.locator("[data-do=stay]").click()  # nothing has happened yet
    page.locator("[data-do=leave]").click()
    page.get_by_label("Your password").fill("not this one")
    page.locator("[data-do=forget]").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_label("Your password").fill("long enough")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Deleted")).to_be_visible()
    me.go()
    expect(page.locator("summary").filter(has_text="Guest")).to_be_visible()


def test_an_invitation_lets_one_friend_in_once(visit: Visit) -> None:
    ada, noam, outsider = visit(), visit(lang="uk"), visit()
    page = ada.go("/new/riftforce").page
    page.locator("#name").fill("Ada")
    page.locator("[data-do=invited]").check()
    page.locator("[data-do=open]").click()
    links = page.get_by_label("Link of this invitation")
    for n in (1, 2):
        page.locator("[data-do=invite]").click()
        expect(links).to_have_count(n)
    first, second = (link.input_value() for link in links.all())
    page.get_by_role("button", name="Take back invitation 2").click()
    expect(links).to_have_count(1)

    outsider.page.goto(page.url)
    expect(outsider.page.get_by_role("heading")).to_have_text("Table not found")
    for link in (second, first):  # the one that was taken back, and the one that is good
        noam.page.goto(link)
        noam.page.locator("#guest").fill("Noam")
        noam.page.locator("[data-do=join]").click()
        if link == second:
            expect(noam.page.get_by_role("alert")).not_to_be_empty()
    ada.at_table()
    noam.at_table()
    assert "#" not in noam.page.url
    outsider.page.goto(first)
    outsider.page.locator("[data-do=join]").click()
    expect(outsider.page.get_by_role("alert")).not_to_be_empty()
