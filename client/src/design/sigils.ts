/** The signs of the seats, drawn on 24 by 24: a diamond, a crescent, a mountain, a star. */
export const SIGILS: readonly string[] = [
  "M12 1 21 12 12 23 3 12Z",
  "M16.5 2.2a10 10 0 1 0 0 19.6 8.6 8.6 0 0 1 0-19.6Z",
  "M12 2.5 23 21H1Z",
  "M12 .5l3 8.5 8.5 3-8.5 3-3 8.5-3-8.5L.5 12 9 9Z",
];
