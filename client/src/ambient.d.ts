/** A list of pictures, as tools/emblems.ts loads it: their outlines by component. */
declare module "*emblems.json?paths" {
  const paths: Record<string, string>;
  export default paths;
}
