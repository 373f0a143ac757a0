import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/mui/Button';
import { t } from './longMessage.messages.generated';

/** A couple's message, collapsed to four lines so that it doesn't crowd out other cards. */
export function Message({ text }: { text: string }) {
  const id = useId();
  const quote = useRef<HTMLQuoteElement>(null);
  const [whole, setWhole] = useState(false);
  const [long, setLong] = useState(false);

  // The number of lines depends on the card's width.
  useEffect(() => {
    const element = quote.current;
    if (!element || whole) return;
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [whole, text]);

  return (
    <Box sx={boxSx}>
      <Box component="blockquote" ref={quote} id={id} sx={[messageSx, !whole && cutSx]}>
        {text}
      </Box>
      {long && (
        <Button
          variant="text"
          size="small"
          sx={moreSx}
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('showLess') : t('showMore')}
        </Button>
      )}
    </Box>
  );
}

const boxSx = {
  minWidth: 0,
};
const moreSx = { margin: '0 0 -8px -8px', paddingInline: '8px' };
const messageSx = {
  color: 'text.secondary',
  fontSize: 'var(--t-ui)',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};
const cutSx = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
};
