declare global {
  var __webpack_nonce__: string | undefined;
}

/** GraphiQL's dialogs lock scrolling with a style element, whose CSP nonce they read from this variable. */
globalThis.__webpack_nonce__ =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce ?? undefined;

export {};
