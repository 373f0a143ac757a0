/**
 * Keeps one tab centred in a strip until the user scrolls it, and marks the edges at which the strip continues. Returns
 * a cleanup function.
 */
export function keepTabInView(
  strip: HTMLElement,
  tabs: Iterable<Element>,
  tab: Element | undefined,
): () => void {
  let lastPosition: number | undefined;
  const markEdges = () => {
    const left = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
    strip.toggleAttribute('data-more-before', strip.scrollLeft > 1);
    strip.toggleAttribute('data-more-after', left > 1);
  };
  // Fonts and counts load later and widen the tabs.
  const sizes = new ResizeObserver(() => {
    if (lastPosition === undefined || lastPosition === strip.scrollLeft) {
      center(strip, tab);
      lastPosition = strip.scrollLeft;
    }
    markEdges();
  });
  for (const each of [strip, ...tabs]) sizes.observe(each);
  strip.addEventListener('scroll', markEdges, { passive: true });
  return () => {
    sizes.disconnect();
    strip.removeEventListener('scroll', markEdges);
  };
}

/** Scrolls the strip only; `scrollIntoView` would scroll the page too. */
function center(strip: HTMLElement, tab: Element | undefined): void {
  if (!tab) return;
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
