declare module "virtual:emblems" {
  const paths: Record<string, string>;
  export default paths;
}
