/** Waits until the browser has painted, so that a press shows before long work starts. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
