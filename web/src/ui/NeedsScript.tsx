/** Says why a form or a button does nothing in a browser that runs no scripts. */
export const NeedsScript = () => (
  <noscript>
    <p>This needs JavaScript, which your browser has turned off.</p>
  </noscript>
);
