/** What the server needs to know of a matched route. */
export interface RouteHandle {
  /** Source file of the page, to find its scripts and styles in the build. */
  module?: string;
  /** Rendered in the browser only: everything behind a login. */
  clientOnly?: boolean;
  /** Which frame stands around it. */
  frame?: 'site' | 'bare';
}
