/** The free area of a table, and the smallest type on it.
 *
 * The question at the foot of a table grows and shrinks, and the table fits itself to what is free above it. Type stays as
 * large as it is meanwhile: it follows the height above a question of one line.
 */
export interface Area {
  width: number;
  height: number; // free above the question
  usual: number; // free above a question of one line
}

const USUAL = { width: 1135, height: 700 }; // a laptop's, where type of 11 pixels is read well
const FOOT = 67; // how high a question of one line is
const EDGE = 1; // around a board; a bar to scroll by is part of what is free, or it would come and go
const TYPE = 11;
const SMALLEST = 10;
const LARGEST = 17;

/** The smallest type that a table may show, in pixels: more where there is room, a little less where many sit. */
export function leastType({ width, usual }: Pick<Area, "width" | "usual">, seats: number): number {
  const room = Math.min(width / USUAL.width, usual / USUAL.height);
  const type = TYPE * room - (seats > 3 ? 1 : 0);
  const isNarrow = width <= 900;
  return Math.round(10 * Math.max(SMALLEST, Math.min(isNarrow ? SMALLEST : type, LARGEST))) / 10;
}

/** Measure what a room, which is as high as the window, leaves to its board. */
export function measured(board: HTMLElement, tell: (area: Area) => void): () => void {
  let last: Area = { width: 0, height: 0, usual: 0 };
  const measure = () => {
    const area = { width: board.offsetWidth - 2 * EDGE, height: board.offsetHeight - 2 * EDGE, usual: innerHeight - board.offsetTop - FOOT };
    if (area.width === last.width && area.height === last.height && area.usual === last.usual) return;
    last = area;
    tell(area);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(board);
  addEventListener("resize", measure); // the board may stay as it is, and what is usual change
  return () => {
    observer.disconnect();
    removeEventListener("resize", measure);
  };
}
