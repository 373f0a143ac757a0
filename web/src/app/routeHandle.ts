/** What the server needs to know about a matched route. */
export interface RouteHandle {
  /** The page's source file, for finding its scripts and styles in the build. */
  module?: string;
  /** Rendered in the browser only, like all pages behind a login. */
  clientOnly?: boolean;
  /** The layout around the page. */
  layout?: 'site' | 'bare';
}
