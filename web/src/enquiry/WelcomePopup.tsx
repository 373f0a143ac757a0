import { POPUP_DELAY_AFTER_LOGIN_MS, POPUP_DELAY_MS } from '@mandap/api/constants/enquiry';
import { useEffect, useRef, useState } from 'react';
import { fetchedPart, isOpening, useFetchedPart } from '../lib/fetchedPart';
import { welcomeMemory } from './welcomeMemory';

interface WelcomePopupProps {
  loggedIn: boolean;
  /** The page is a form itself, which nothing should come in front of. */
  onForm: boolean;
}

/** How long it waits where it would be in the way. */
const PATIENCE_MS = 3000;

/** Screens that the full form would cover. */
const SMALL = '(max-width: 767px)';

const dialogPart = fetchedPart(() => import('./WelcomeDialog').then(({ default: Dialog }) => Dialog));

/**
 * The enquiry form that welcomes visitors, once in a browser, after three seconds; on small screens as a card that
 * expands to it. Until then it costs a timer; its code comes when it is due. It never opens over another dialog, nor
 * while somebody types or looks at another tab.
 */
export function WelcomePopup({ loggedIn, onForm }: WelcomePopupProps) {
  const { part: Dialog, load } = useFetchedPart(dialogPart, false);
  const [open, setOpen] = useState<'card' | 'dialog'>();
  const delay = useRef(POPUP_DELAY_MS);

  useEffect(() => {
    if (loggedIn) delay.current = POPUP_DELAY_AFTER_LOGIN_MS;
    if (loggedIn || onForm || !welcomeMemory.mayOpen()) return;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const due = async () => {
      if (inTheWay()) return wait(PATIENCE_MS);
      // If loading fails, nobody misses it.
      const loaded = await load();
      if (gone || !loaded || !welcomeMemory.mayOpen()) return;
      if (inTheWay()) return wait(PATIENCE_MS);
      // At once, and not when it is closed: it opens once, also for whoever leaves the page with it open.
      welcomeMemory.dismissed();
      setOpen(matchMedia(SMALL).matches ? 'card' : 'dialog');
    };
    const wait = (ms: number) => {
      timer = setTimeout(() => void due(), ms);
    };
    wait(delay.current);
    return () => {
      gone = true;
      clearTimeout(timer);
      setOpen(undefined);
    };
  }, [loggedIn, onForm, load]);

  if (loggedIn || !Dialog || !open) return null;
  return (
    <Dialog small={open === 'card'} onClose={() => setOpen(undefined)} onSent={() => welcomeMemory.sent()} />
  );
}

const inTheWay = (): boolean =>
  document.hidden ||
  isOpening() ||
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;
