/** The code of a page could not be loaded: there is no connection, or the server has a newer version without this file. */
export class CodeNotLoaded extends Error {
  override name = 'CodeNotLoaded';
}
