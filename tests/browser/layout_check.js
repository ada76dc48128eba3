// Whatever is not in sight on the table of the page. Checked by test_layout.py.
(isPhone) => {
    // Boxes, and texts that are cut off by their own box.
    const box = (one) => one.getBoundingClientRect();
    const isDrawn = (one) => one.getClientRects().length > 0 && !one.closest(".hidden-but-said")
        && box(one).width > 1 && getComputedStyle(one).visibility !== "hidden";
    const all = (selector) => [...document.querySelectorAll(selector)].filter(isDrawn);
    const nameOf = (one) => {
        const text = (one.getAttribute("aria-label") || one.innerText || "").trim().replace(/\s+/g, " ").slice(0, 50);
        return `${one.localName}.${[...one.classList].filter((name) => !name.startsWith("svelte-")).join(".")} "${text}"`;
    };
    const [board, bar, room] = ["main.board", ".bar", ".room"].map((one) => document.querySelector(one));
    const isCut = (one) => {
        if (getComputedStyle(one).overflowX === "visible") return false;
        return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    };
    const hasText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const overflows = (one) => {
        const words = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()).flatMap((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return [...range.getClientRects()];
        });
        const edge = box(one.closest("button, .face, header, .bar, section") ?? room);
        return words.some((part) => part.left < edge.left - 2 || part.right > edge.right + 2 || part.bottom > edge.bottom + 3);
    };
    const texts = all(".room > header *, .board *, .bar *").filter(hasText).filter((one) => !one.closest("ol[tabindex]"));
    const found = [];
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push("the page scrolls");
    if (board.scrollWidth > board.clientWidth + 1) found.push("the table scrolls sideways");
    for (const one of texts) if (isCut(one) || (overflows(one) && !one.closest(".turned"))) found.push(`cut: ${nameOf(one)}`);
    if (bar.scrollHeight > bar.clientHeight + 1) found.push(`the question scrolls by ${bar.scrollHeight - bar.clientHeight}`);

    // In a window of a computer all of the table is in sight at once.
    const checkTable = () => {
        if (board.scrollHeight > board.clientHeight + 1) found.push(`the table scrolls by ${board.scrollHeight - board.clientHeight}`);
        const inside = (one, frame) => box(one).top >= frame.top - 2 && box(one).bottom <= frame.bottom + 2
            && box(one).left >= frame.left - 2 && box(one).right <= frame.right + 2;
        const [frame, screen] = [box(board), {top: 0, left: 0, bottom: innerHeight, right: innerWidth}];
        for (const one of all(".board header, .board button, .board section"))
            if (!inside(one, frame) && !one.closest(".turned")) found.push(`out of sight: ${nameOf(one)}`);
        for (const one of all(".room > header button, .room > header a, .bar button, .bar h2"))
            if (!inside(one, screen)) found.push(`off the screen: ${nameOf(one)}`);
        for (const one of all(".board button, .bar button:not([disabled]), .room > header button")) {
            const {x, y, width, height} = box(one);
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            if (top && !one.contains(top) && !top.closest(".essences, .tick, .board ol")) found.push(`covered: ${nameOf(one)} by ${nameOf(top)}`);
        }
        const cards = all(".spot:not(.turned), .board .item, .deck, .stack, .tile, .track, .place");
        for (const [k, one] of cards.entries()) for (const other of cards.slice(k + 1)) {
            const [a, b] = [box(one), box(other)];
            const apart = a.right <= b.left + 2 || b.right <= a.left + 2 || a.bottom <= b.top + 2 || b.bottom <= a.top + 2;
            const isRing = one.matches(".tile") && other.matches(".tile");
            if (!apart && !isRing && !one.contains(other) && !other.contains(one)) found.push(`overlap: ${nameOf(one)} and ${nameOf(other)}`);
        }
    };

    // On a phone the table is scrolled; question and answers are whole, and what can be chosen is in sight.
    const checkPhone = () => {
        const isLying = innerWidth > innerHeight;
        const free = box(board).height / innerHeight;
        if (free < (isLying ? 0.75 : 0.4)) found.push(`only ${Math.round(100 * free)} % are left to the table`);
        for (const one of all(".room > header button, .room > header a, .bar button"))
            if (box(one).bottom > innerHeight + 1 || box(one).right > innerWidth + 1 || box(one).left < -1) found.push(`off the screen: ${nameOf(one)}`);
        const glowing = all(".board .glows");
        const seen = ({top, bottom}) => Math.min(bottom, box(board).bottom) - Math.max(top, box(board).top) > (bottom - top) / 2;
        if (glowing.length && !glowing.some((one) => seen(box(one)))) found.push("nothing that can be chosen is in sight");
    };

    (isPhone ? checkPhone : checkTable)();
    return [...new Set(found)];
}
