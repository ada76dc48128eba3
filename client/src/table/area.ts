/** The free area of a table, and the smallest type on it.
 *
 * The question at the foot of a table grows and shrinks; what lies on the table stays as large as it is meanwhile. So the
 * area is the largest that the board has had since the window was given its size.
 */
export interface Area {
  width: number;
  height: number;
}

const USUAL = { width: 1100, height: 680 }; // a laptop's, where type of 11 pixels is read well
const TYPE = 11;
const SMALLEST = 10;
const LARGEST = 17;

/** The smallest type that a table may show, in pixels: more where there is room, a little less where many sit. */
export function leastType({ width, height }: Area, seats: number): number {
  const room = Math.min(width / USUAL.width, height / USUAL.height);
  const type = TYPE * room - (seats > 3 ? 1 : 0);
  const isNarrow = width <= 900;
  return Math.round(10 * Math.max(SMALLEST, Math.min(isNarrow ? SMALLEST : type, LARGEST))) / 10;
}

/** Measure the board of a room; `room` is what changes its size only when the window does. */
export function measured(room: HTMLElement, board: HTMLElement, tell: (area: Area) => void): () => void {
  let [window, area] = ["", { width: 0, height: 0 }];
  const observer = new ResizeObserver(() => {
    const now = `${room.offsetWidth} ${room.offsetHeight}`;
    const height = now === window ? Math.max(area.height, board.offsetHeight) : board.offsetHeight;
    if (now === window && height === area.height && board.offsetWidth === area.width) return;
    window = now;
    area = { width: board.offsetWidth, height };
    tell(area);
  });
  observer.observe(room);
  observer.observe(board);
  return () => observer.disconnect();
}
