declare global {
  var __webpack_nonce__: string | undefined;
}

/** GraphiQL's dialogs hold the page still by a style element, and read its nonce under this name. */
globalThis.__webpack_nonce__ =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce ?? undefined;

export {};
