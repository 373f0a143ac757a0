/** CSP sources of a document's inline scripts and styles. */
export interface Sources {
  scriptSources: string[];
  styleSources: string[];
}

/**
 * Allows the page's inline scripts and styles by their hashes, so that all visitors get the same page. In the explorer,
 * whose libraries insert style elements, allows them by a nonce. Allows style attributes for values such as a rating's
 * width.
 */
export function contentSecurityPolicy(
  { scriptSources, styleSources }: Sources,
  nonce: string | undefined,
  publicUrl: string,
  dev: boolean,
): string {
  // Vite's hot reload injects scripts and styles.
  const scripts = dev ? `'unsafe-inline'` : scriptSources.join(' ');
  const styles = dev ? `'unsafe-inline'` : nonce ? `'nonce-${nonce}'` : styleSources.join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
