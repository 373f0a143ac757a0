/**
 * The code or the texts of a page could not be loaded: there is no connection, or the server has a newer version without
 * these files.
 */
export class CodeNotLoaded extends Error {
  override name = 'CodeNotLoaded';
}
