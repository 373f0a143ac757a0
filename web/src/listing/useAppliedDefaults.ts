import { useEffect, useRef, type RefObject } from 'react';

/**
 * Syncs an uncontrolled filter form with the URL. A new URL resets the controls whose value it changes; unapplied input
 * in the others stays.
 */
export function useAppliedDefaults(form: RefObject<HTMLFormElement | null>, address: string): void {
  const defaults = useRef<ReadonlyMap<Element, string>>(new Map());
  useEffect(() => {
    if (!form.current) return;
    const before = defaults.current;
    defaults.current = defaultsOf(form.current);
    for (const [control, value] of defaults.current)
      if (before.has(control) && before.get(control) !== value) toDefault(control);
  }, [form, address]);
}

/** Returns the default value of each control. */
const defaultsOf = (form: HTMLFormElement): ReadonlyMap<Element, string> =>
  new Map(
    [...form.elements]
      .filter((control) => control instanceof HTMLInputElement)
      .map((control) => [control, isTick(control) ? String(control.defaultChecked) : control.defaultValue]),
  );

function toDefault(control: Element): void {
  if (!(control instanceof HTMLInputElement)) return;
  if (isTick(control)) control.checked = control.defaultChecked;
  else control.value = control.defaultValue;
}

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
