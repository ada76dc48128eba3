/** The signs of the seats, drawn on 24 by 24: a diamond, a crescent, a mountain, a star. */
export const SIGILS: readonly string[] = [
  "M12 1 21 12 12 23 3 12Z",
  "M13.5 1.5A11 11 0 1 0 22.5 16.5 9.5 9.5 0 0 1 13.5 1.5Z",
  "M12 2.5 23 21H1Z",
  "M12 .5l3 8.5 8.5 3-8.5 3-3 8.5-3-8.5L.5 12 9 9Z",
];
