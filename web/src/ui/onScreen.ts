const callbacks = new WeakMap<Element, (visible: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Calls back when at least half of an element enters or leaves the viewport. All callers share one observer. */
export const onScreen = (element: Element, callback: (visible: boolean) => void): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => entries.forEach((entry) => callbacks.get(entry.target)?.(entry.isIntersecting)),
    { threshold: 0.5 },
  );
  callbacks.set(element, callback);
  observer.observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
};
