import { POPUP_DELAY_AFTER_LOGIN_MS, POPUP_DELAY_MS } from '@mandap/api/constants/enquiry';
import { useEffect, useRef, useState } from 'react';
import { welcomeMemory } from './welcomeMemory';
import type WelcomeDialog from './WelcomeDialog';

interface WelcomePopupProps {
  loggedIn: boolean;
  /** The page is a form itself, which nothing should come in front of. */
  onForm: boolean;
}

/** How long it waits where it would be in the way. */
const PATIENCE_MS = 3000;

/**
 * The enquiry form that welcomes visitors, once in a browser, after three seconds. Until then it costs a timer; its code
 * comes when it is due. It never opens over another dialog, nor while somebody types or looks at another tab.
 */
export function WelcomePopup({ loggedIn, onForm }: WelcomePopupProps) {
  const [Dialog, setDialog] = useState<typeof WelcomeDialog>();
  const [open, setOpen] = useState(false);
  const delay = useRef(POPUP_DELAY_MS);

  useEffect(() => {
    if (loggedIn) delay.current = POPUP_DELAY_AFTER_LOGIN_MS;
    if (loggedIn || onForm || !welcomeMemory.mayOpen()) return;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const due = async () => {
      if (inTheWay()) return wait(PATIENCE_MS);
      const loaded = await fetchDialog();
      if (gone || !loaded || !welcomeMemory.mayOpen()) return;
      if (inTheWay()) return wait(PATIENCE_MS);
      // At once, and not when it is closed: it opens once, also for whoever leaves the page with it open.
      welcomeMemory.dismissed();
      setDialog(() => loaded);
      setOpen(true);
    };
    const wait = (ms: number) => {
      timer = setTimeout(() => void due(), ms);
    };
    wait(delay.current);
    return () => {
      gone = true;
      clearTimeout(timer);
      setOpen(false);
    };
  }, [loggedIn, onForm]);

  if (!Dialog || loggedIn) return null;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onSent={() => {
        welcomeMemory.sent();
        setOpen(false);
      }}
    />
  );
}

/** Undefined when the network loses it: nobody waits for it. */
const fetchDialog = () =>
  import('./WelcomeDialog').then(
    ({ default: loaded }) => loaded,
    () => undefined,
  );

const inTheWay = (): boolean =>
  document.hidden ||
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;
