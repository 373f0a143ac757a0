/** Said where nothing can be sent, because the browser runs no scripts. */
export const NeedsScript = () => (
  <noscript>
    <p>Sending this needs JavaScript, which your browser has turned off.</p>
  </noscript>
);
