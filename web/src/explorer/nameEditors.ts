/** Selectors and accessible names of the editors, in page order. */
const NAMES: [editors: string, name: string][] = [
  ['.graphiql-query-editor .graphiql-editor', 'Query'],
  ['.graphiql-editor-tool .graphiql-editor:nth-child(1)', 'Variables'],
  ['.graphiql-editor-tool .graphiql-editor:nth-child(2)', 'Headers'],
  ['.result-window', 'Answer'],
];

/**
 * Labels CodeMirror's text areas, which have no accessible names, as they appear.
 *
 * @returns a function that stops it
 */
export function nameEditors(container: Element): () => void {
  const name = () => {
    for (const [editors, label] of NAMES)
      for (const field of container.querySelectorAll(`${editors} textarea:not([aria-label])`))
        field.setAttribute('aria-label', label);
  };
  name();
  const observer = new MutationObserver(name);
  observer.observe(container, { childList: true, subtree: true });
  return () => observer.disconnect();
}
