"""What a person sees and zooms in the studio: the board, the looks of a scene, badges, guides, narrow windows."""

import pathlib
import time

from using import expect

ZOOM = "return Number(document.getElementById('zoom').textContent.replace(/[^\\d]/g, ''))"
PAPER = "return document.querySelector('#canvas > svg > rect').getAttribute('fill')"

# The badges that overlap a view that their constraint is about, other than one around the other.
COVERED = """
const box = id => { const at = studio.canvas.canvas.views.indexOf(id);
  return studio.canvas.shapes[at]?.getBoundingClientRect() ?? null; };
const inside = (a, b) => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
const result = [];
for (const tie of document.querySelectorAll('.tie')) {
  const entry = studio.scene.constraints.find(one => one.id === tie.dataset.constraint);
  const badge = tie.querySelector('.badge').getBoundingClientRect();
  const items = [entry.firstItem, entry.secondItem].filter(Boolean).map(box).filter(Boolean);
  for (const item of items) {
    if (items.some(other => other !== item && inside(other, item))) continue;
    const across = Math.min(badge.right, item.right) - Math.max(badge.left, item.left);
    const down = Math.min(badge.bottom, item.bottom) - Math.max(badge.top, item.top);
    if (across > 0.5 && down > 0.5) result.push(entry.id);
  }
}
return result;
"""


# For frames near the right edge at 100 of a sibling, the movement and the number of gaps. All lie beside the sibling but
# the second, which lies below it. The page has its modules in one script, whose names nothing outside sees.
GUIDES = pathlib.Path(__file__).parents[2] / "Sources/NinefoldStudio/Page/guides.js"
ALIGNMENTS = """
const places = guidePlaces(new Map([['a', [20, 0, 80, 40]]]), ['a'], [0, 0, 1000, 1000])[0];
return [[107, 10], [111, 60], [106, 0], [119, 0]].map(([x, y]) => {
  const { distance, gaps } = alignment([x, y, 333, 30], 0, places, [0, 0.5, 1], 6);
  return [distance, gaps.length];
});
"""


def wheel(browser, element, **event):
    """Turns the wheel over the middle of an element."""
    browser.run("const b = document.querySelector(arguments[0]).getBoundingClientRect();"
                "document.querySelector(arguments[0]).dispatchEvent(new WheelEvent('wheel', {clientX: b.left + b.width / 2,"
                "clientY: b.top + b.height / 2, cancelable: true, bubbles: true, ...arguments[1]}))", element, event)


def pinch(browser, element):
    """Spreads two fingers from 60 to 180 pixels."""
    x, y = browser.middle(element)

    def touch(kind, *points):
        points = [{"x": x + dx, "y": y, "id": number} for number, dx in points]
        browser.command("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch("touchStart", (0, -30))
    touch("touchStart", (0, -30), (1, 30))
    for distance in range(35, 91, 5):
        touch("touchMove", (0, -distance), (1, distance))
    touch("touchEnd")


def board(session):
    browser = session.browser
    browser.wait("document.querySelectorAll('#board .face > svg').length === 2")
    expect(browser.run("return !document.getElementById('board').hidden && document.getElementById('canvas').hidden"),
           "a storyboard with several scenes opens on its board")
    first = browser.run("return studio.board.board.scenes[studio.board.chosen].isInitial && studio.scene.scene"
                        " === studio.board.board.scenes[studio.board.chosen].id")
    expect(first, "at the scene where the app starts")
    session.picture("board")
    fitted = browser.run(ZOOM)
    browser.press("1")
    expect(browser.run(ZOOM) == 100, "1 shows the board at 100 %")
    browser.press("+")
    expect(browser.run(ZOOM) == 125, "+ zooms in")
    browser.press("-")
    browser.press("0")
    expect(browser.run(ZOOM) == fitted, "0 fits the board")
    wheel(browser, "#board", deltaY=-50, ctrlKey=True)
    expect(browser.run(ZOOM) > 1.2 * fitted, "the wheel with Control zooms")
    before = browser.run("return studio.viewport.top")
    wheel(browser, "#board", deltaY=40)
    expect(browser.run("return studio.viewport.top") > before, "the wheel moves the board")
    browser.press("0")
    pinch(browser, "#board")
    expect(browser.run(ZOOM) > 2 * fitted, "a pinch zooms")
    browser.press("0")

    start = browser.middle("#board")
    browser.drag((start[0], start[1]), [(60, 30)], 20)
    expect(browser.run("return !document.getElementById('board').hidden && !studio.viewport.isFitted"),
           "dragging moves the board and opens no scene")
    browser.press("0")
    chosen = browser.run("return studio.board.chosen")
    for arrow in ("Right", "Left", "Down", "Up"):
        browser.press(arrow)
        if browser.run("return studio.board.chosen") != chosen:
            break
    other = browser.run("return studio.board.board.scenes[studio.board.chosen].id")
    browser.press("Enter")
    browser.wait("document.getElementById('board').hidden && studio.scene?.scene === arguments[0]", other)
    expect(browser.run("return studio.board.chosen") != chosen, "the arrow keys choose another scene")
    expect(True, "the arrow keys and Return open a scene")
    browser.press("Escape")
    browser.wait("!document.getElementById('board').hidden")
    expect(True, "Escape returns to the board")
    browser.click_at(browser.middle("#scene-0"))
    browser.wait("document.getElementById('board').hidden && studio.scene?.scene === studio.board.board.scenes[0].id")
    expect(True, "a click opens a scene")
    session.picture("scene")


def open_document(browser, file):
    name = browser.run("return studio.project.documents.find(name => name.endsWith(arguments[0]))", file)
    browser.choose("#document", name)
    browser.wait("studio.document === arguments[0] && studio.scene && document.getElementById('board').hidden", name)


def badges(session):
    browser = session.browser
    open_document(browser, "Form.storyboard")
    count, sizes = 0, set()
    for name in ("0", "1", "+", "-"):
        for view in browser.run("return [...document.querySelectorAll('.view[data-object]')].map(row => row.dataset.object)"):
            browser.click(f'[data-object="{view}"]')
            browser.wait("studio.selection === arguments[0]", view)
            browser.run("document.activeElement.blur()")
            browser.press(name)
            covered = browser.run(COVERED)
            expect_quietly(not covered, f"the badges of {covered} cover their views")
            heights = browser.run("return [...document.querySelectorAll('.badge')].map(b => Math.round(b.getBoundingClientRect().height))")
            count += len(heights)
            sizes.update(heights)
    expect(count > 4 and sizes == {16}, f"{count} badges at four zooms are 16 pixels high and cover no view that they describe")
    session.picture("badges")
    browser.press("0")


def expect_quietly(condition, message):
    if not condition:
        expect(False, message)


def looks(session):
    browser = session.browser
    browser.run("document.activeElement.blur(); studio.select(undefined)")
    light = browser.run(PAPER)
    browser.press("d")
    browser.wait(f"(() => {{ {PAPER} }})() !== '{light}'")
    expect(True, "D shows the screen in dark colors")
    session.picture("dark-screen")
    browser.press("d")
    browser.wait(f"(() => {{ {PAPER} }})() === '{light}'")
    texts = "return document.querySelector('#canvas > svg').textContent"
    plain = browser.run(texts)
    browser.click("#looksButton")
    browser.wait("document.getElementById('language')")
    browser.choose("#language", "pseudo bounded")
    browser.wait("document.querySelector('#canvas > svg').textContent.includes('[#')")
    expect(True, "a pseudo-language shows its texts")
    session.picture("language")
    browser.choose("#textSize", "ax3")
    browser.wait("studio.looks.shown?.size === 'ax3'")
    browser.choose("#direction", "right-to-left")
    browser.wait("studio.looks.shown?.direction === 'right-to-left'")
    session.picture("right-to-left")
    browser.click("#plainLook")
    browser.wait("document.querySelector('#canvas > svg').textContent === arguments[0]", plain)
    expect(browser.run("return document.getElementById('looks').hidden"), "one button returns to the document's own texts")
    browser.run("studio.scene.notes = ['<b>leaf</b>: no image']; studio.showNotes()")
    expect(browser.run("return document.getElementById('pictureNotes').innerText").endswith("<b>leaf</b>: no image"),
           "what a picture leaves out stands below the findings")


def guides(session):
    """Drags a view of a xib with springs and struts toward the edge of its superview."""
    browser = session.browser
    open_document(browser, "Legacy.xib")
    for row in browser.run("return [...document.querySelectorAll('.view[data-object]')].map(row => row.dataset.object)"):
        browser.click(f'[data-object="{row}"]')
        browser.wait("studio.selection === arguments[0]", row)
        if browser.run("return document.querySelectorAll('.handle').length"):
            break
    # To three pixels from the left edge.
    gap = browser.run("const [x] = studio.canvas.frames.get(studio.selection); return -x * studio.viewport.zoom + 3")
    edits = len(session.edits())
    browser.drag(browser.middle("#canvas .selected"), [(gap / 2, 0), (gap, 0)], 30, drops=False)
    browser.wait("document.querySelector('.guides line')")
    session.picture("guides")
    browser.release()
    session.settle(f"edit {edits + 1}")
    expect(browser.run("return studio.canvas.frames.get(studio.selection)[0]") == 0,
           "a dragged view snaps to the edge of its superview, with a guide")
    expect(browser.run("return document.querySelectorAll('.guides line').length") == 0, "the guide goes with the drag")
    # To two pixels from a distance of 16 points.
    gap = browser.run("return 16 * studio.viewport.zoom + 2")
    browser.drag(browser.middle("#canvas .selected"), [(gap / 2, 0), (gap, 0)], 30, drops=False)
    browser.wait("document.querySelector('.guides text')")
    session.picture("spacing")
    numbers = browser.run("return [...document.querySelectorAll('.guides text')].map(text => text.textContent)")
    expect(numbers == ["16", "20"], f"guides show the distances to the left and to the top {numbers}")
    browser.release()
    session.settle(f"edit {edits + 2}")
    expect(browser.run("return studio.canvas.frames.get(studio.selection)[0]") == 16,
           "a dragged view snaps to a standard distance from the edge of its superview")
    found = browser.run(GUIDES.read_text().replace("export ", "") + ALIGNMENTS)
    expect(found == [[1, 1], [0, 0], [2, 1], [1, 1]],
           f"a view keeps a standard distance only from what lies beside it {found}")


def narrow(session):
    browser = session.browser
    for width in (768, 400, 360):
        browser.command("Emulation.setDeviceMetricsOverride", {"width": width, "height": 740, "deviceScaleFactor": 1, "mobile": False})
        browser.wait("innerWidth === arguments[0]", width)
        outside = browser.run("return [...document.querySelectorAll('header button, header select, #toolbar button, #toolbar select')]"
                              ".filter(e => e.offsetParent).filter(e => { const b = e.getBoundingClientRect();"
                              " return b.left < 0 || b.right > innerWidth + 0.5; }).map(e => e.id)")
        wide = browser.run("return document.documentElement.scrollWidth")
        expect(not outside and wide <= width, f"at {width} pixels every control is in the window {outside or ''}")
        for toggle, panel in (("#outlineToggle", "#outlinePanel"), ("#sideToggle", "#side")):
            browser.click(toggle)
            browser.wait(f"getComputedStyle(document.querySelector('{panel}')).visibility === 'visible'")
            time.sleep(0.3)
            inside = browser.run("const b = document.querySelector(arguments[0]).getBoundingClientRect();"
                                 "return b.left >= 0 && b.right <= innerWidth + 0.5 && b.width > 200", panel)
            expect(inside, f"{toggle} opens a drawer at {width} pixels")
            session.picture(f"narrow-{width}{panel.replace('#', '-')}")
            browser.press("Escape")
            browser.wait(f"getComputedStyle(document.querySelector('{panel}')).visibility === 'hidden'")
    browser.command("Emulation.clearDeviceMetricsOverride", {})


def looking(session):
    """The board, zoom, looks, badges, guides and narrow windows."""
    browser = session.browser
    browser.open(session.url)
    browser.wait("document.documentElement.dataset.ready")
    board(session)
    badges(session)
    looks(session)
    guides(session)
    narrow(session)
    complaints = browser.complaints()
    expect(not complaints, f"the browser has nothing to complain about {complaints or ''}")
