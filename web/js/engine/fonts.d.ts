/** A font that the build puts into the bundle. */
declare module "*.woff2" {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
