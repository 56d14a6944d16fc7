import { expect, test } from "vitest";
import { EndFollower, type ScrollBox } from "../src/table/follow_end";

/** A box that scrolls as one of the browser does: never beyond its end. */
class Box implements ScrollBox {
  #top = 0;
  constructor(
    public scrollHeight: number,
    public clientHeight: number,
  ) {}
  get scrollTop(): number {
    return Math.min(this.#top, this.scrollHeight - this.clientHeight);
  }
  set scrollTop(top: number) {
    this.#top = Math.min(top, this.scrollHeight - this.clientHeight);
  }
}

const END = 700;

function atEnd(): { box: Box; follower: EndFollower } {
  const box = new Box(1000, 300);
  const follower = new EndFollower();
  follower.changed(box);
  expect(box.scrollTop).toBe(END);
  return { box, follower };
}

test("the end stays in sight while the list grows", () => {
  const { box, follower } = atEnd();
  follower.scrolled(box);
  box.scrollHeight = 1200;
  follower.changed(box);
  expect(box.scrollTop).toBe(900);
});

test("a box that becomes smaller before its scrolling is told is followed on", () => {
  const { box, follower } = atEnd();
  box.clientHeight = 100; // a card is shown above it
  follower.scrolled(box);
  follower.changed(box);
  expect(box.scrollTop).toBe(900);
});

test("who has scrolled up is left there, until they come back to the end", () => {
  const { box, follower } = atEnd();
  box.scrollTop = 200;
  follower.scrolled(box);
  box.scrollHeight = 1200;
  follower.changed(box);
  expect(box.scrollTop).toBe(200);
  box.scrollTop = 880;
  follower.scrolled(box);
  box.scrollHeight = 1300;
  follower.changed(box);
  expect(box.scrollTop).toBe(1000);
});

test("a reader who has looked back comes to the end again", () => {
  const { box, follower } = atEnd();
  box.scrollTop = 100;
  follower.scrolled(box);
  follower.changed(box);
  expect(box.scrollTop).toBe(100);
  follower.resume(box);
  expect(box.scrollTop).toBe(END);
  box.scrollHeight = 1100;
  follower.changed(box);
  expect(box.scrollTop).toBe(END + 100);
});
