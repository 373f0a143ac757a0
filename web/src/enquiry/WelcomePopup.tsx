import { POPUP_DELAY_AFTER_LOGIN_MS, POPUP_DELAY_MS } from '@mandap/api/constants/enquiry';
import { useEffect, useRef, useState } from 'react';
import { fetchedPart, isOpening, useFetchedPart } from '../lib/fetchedPart';
import { welcomeMemory } from './welcomeMemory';

interface WelcomePopupProps {
  loggedIn: boolean;
  /** The page has a form of its own, which the pop-up shouldn't cover. */
  onForm: boolean;
}

/** Retry delay while the pop-up would interrupt. */
const PATIENCE_MS = 3000;

/** Screens that the full form would cover. */
const SMALL = '(max-width: 767px)';

const dialogPart = fetchedPart(() => import('./WelcomeDialog').then(({ default: Dialog }) => Dialog));

/**
 * Enquiry pop-up for visitors, shown after three seconds unless dismissed lately; on small screens as a card that
 * expands. Its code loads only when due. It waits while a dialog is open, somebody types, or the tab is hidden.
 */
export function WelcomePopup({ loggedIn, onForm }: WelcomePopupProps) {
  const { part: Dialog, load } = useFetchedPart(dialogPart);
  const [open, setOpen] = useState<'card' | 'dialog'>();
  const delay = useRef(POPUP_DELAY_MS);

  useEffect(() => {
    if (loggedIn) delay.current = POPUP_DELAY_AFTER_LOGIN_MS;
    if (loggedIn || onForm || !welcomeMemory.mayOpen()) return;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const due = async () => {
      if (inTheWay()) return wait(PATIENCE_MS);
      // The pop-up is optional, so ignore a failed load.
      const loaded = await load();
      if (gone || !loaded || !welcomeMemory.mayOpen()) return;
      if (inTheWay()) return wait(PATIENCE_MS);
      // Record it on opening, because visitors may leave the page without closing it.
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
